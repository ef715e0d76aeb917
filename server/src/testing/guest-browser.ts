// Someone who opens review links in tests.
import type { TestAnswer, TestProduct } from './test-product.ts';

/** A browser of someone without a session: it keeps the cookie that it gets. */
export function guestBrowser(product: Pick<TestProduct, 'url'>, token: string) {
  let cookie = '';
  const call = async (method: 'GET' | 'POST', path: string, input: Record<string, unknown> = {}): Promise<TestAnswer> => {
    const search = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
    const response = await fetch(`${product.url}/api/services/review/${path}${search}`, {
      method,
      headers: {
        'x-review-token': token,
        ...(cookie ? { cookie } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
    });
    const given = response.headers.getSetCookie().find((one) => one.startsWith('folio_review='));
    if (given) cookie = given.split(';')[0] ?? '';
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson ? ((await response.json()) as Record<string, unknown>) : { text: await response.text() };
    return { status: response.status, headers: response.headers, body };
  };
  return {
    get: (path: string, input = {}) => call('GET', path, input),
    post: (path: string, input = {}) => call('POST', path, input),
  };
}
