// One call of the product's API from outside, as a client makes it.

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with its query. */
  path: string;
  body?: object;
  /** In the place of a body; made for each try, since a form is read once. */
  form?: () => FormData;
  token?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** Of a refusal; else empty. */
  code: string;
  /** Response body if it is not JSON. */
  bytes: Buffer | null;
}

/** Milliseconds that a client waits: more than the product's own limit for a database that hangs. */
const defaultTimeoutMs = 45_000;

/** The answer, or null where none came: the process is away, was too slow, or the client gave up (`signal`). */
export async function callApi(url: string, call: Call): Promise<Answer | null> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? defaultTimeoutMs);
  try {
    const response = await fetch(`${url}/api/${call.path}`, {
      method: call.method,
      headers: {
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...call.headers,
      },
      ...(call.body || call.form ? { body: call.form ? call.form() : JSON.stringify(call.body) } : {}),
      signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.headers.get('content-type')?.includes('json')) return { status: response.status, body: {}, code: '', bytes };
    const body = JSON.parse(bytes.toString()) as Record<string, unknown>;
    return { status: response.status, body, code: typeof body['code'] === 'string' ? body['code'] : '', bytes: null };
  } catch {
    return null;
  }
}
