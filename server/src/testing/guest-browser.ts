// A guest with review links in tests, and the emails to this guest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestAnswer, TestProduct } from './test-product.ts';

type Mailed = Pick<TestProduct, 'kernel'>;

/** The emails to an address, the oldest first. */
export function mailsTo({ kernel }: Mailed, email: string): string[] {
  const outbox = join(kernel.config.dataDir, 'outbox');
  // The first email makes the folder.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .toSorted()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${email}\n`));
}

/** The token of the newest review link that an address was sent. */
export function linkTokenFor(product: Mailed, email: string): string {
  const tokens = mailsTo(product, email).flatMap((text) => /\/review\/([\w-]+)/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? '';
}

/** Opens the link and enters the code that goes to the guest, so that this browser may decide. */
export async function openWithCode(product: Mailed, guest: ReturnType<typeof guestBrowser>, email: string): Promise<void> {
  await guest.post('open');
  expect((await guest.post('send-code')).status).toBe(200);
  const code = mailsTo(product, email)
    .flatMap((text) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])
    .at(-1);
  expect((await guest.post('confirm', { code })).status).toBe(200);
}

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
