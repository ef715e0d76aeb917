// The API of the running product, as the demo's people use it.
import type { Answer, Journal } from './demo-journal.ts';

/** The product's URL. */
export const url = process.env.FOLIO_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface DemoUser {
  id: number;
  name: string;
  email: string;
  call: (method: Method, path: string, input?: Answer | FormData) => Promise<Answer>;
}

/** True if the product answers at its URL. */
export const isReachable = (): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** The answer to a call, whatever its status. */
export async function send(
  method: string,
  path: string,
  input: unknown,
  token?: string,
  key?: string,
): Promise<{ status: number; body: Answer }> {
  const isForm = input instanceof FormData;
  const headers = {
    ...(input === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const body = input === undefined ? {} : { body: isForm ? input : JSON.stringify(input) };
  const response = await fetch(`${url}/api/${path}`, { method, headers, ...body });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson ? ((await response.json()) as Answer) : { text: await response.text() };
  return { status: response.status, body: answer };
}

/**
 * A logged-in user. A failing call ends the demo with its message. A changing call is made once: the journal has the response of an earlier
 * run, and an interrupted call is sent again with the same Idempotency-Key.
 */
export function userWith(
  token: string,
  { id, name, email }: { id: number; name: string; email: string },
  journal: Journal,
): DemoUser {
  const ask = async (method: Method, path: string, input: unknown, key?: string, isRepeated = false): Promise<Answer> => {
    const { status, body } = await send(method, path, input, token, key);
    if (status === 200) return body;
    // A call that knows no Idempotency-Key was made before the interruption.
    if (isRepeated && status === 409) return {};
    throw new Error(`${method} ${path}: ${String(body.message)} ${JSON.stringify(body.errors ?? '')}`);
  };
  return {
    id,
    name,
    email,
    call: (method, path, input) => {
      if (method !== 'GET') {
        const key = journal.nextKey(`${email} ${method} ${path}`);
        return journal.once(key, (isRepeated) => ask(method, path, input, key, isRepeated));
      }
      const pairs = Object.entries(input ?? {}).map(([key, value]): [string, string] => [key, String(value)]);
      return ask('GET', pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path, undefined);
    },
  };
}

/** The thing that a call created, by the name it has in the answer. */
export const idOf = (answer: Answer, name: string): number => (answer[name] as { id: number }).id;

/** A form with these fields, of which one may be a file. */
export function formOf(fields: Record<string, string | number | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === 'number' ? String(value) : value);
  return form;
}
