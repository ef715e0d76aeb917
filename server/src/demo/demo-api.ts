// The API of the running product, as the demo's people use it.

/** Where the product answers. */
export const url = process.env.FOLIO_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export type Answer = Record<string, unknown>;

export interface DemoUser {
  id: number;
  name: string;
  call: (method: 'GET' | 'POST' | 'PUT', path: string, input?: Answer | FormData) => Promise<Answer>;
}

/** What a call answered with, whatever its status. */
export async function send(
  method: string,
  path: string,
  input: unknown,
  token?: string,
): Promise<{ status: number; body: Answer }> {
  const isForm = input instanceof FormData;
  const headers = {
    ...(input === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const body = input === undefined ? {} : { body: isForm ? input : JSON.stringify(input) };
  const response = await fetch(`${url}/api/${path}`, { method, headers, ...body });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson ? ((await response.json()) as Answer) : { text: await response.text() };
  return { status: response.status, body: answer };
}

/** Someone signed in; a call that fails ends the demo with its message. */
export function userWith(token: string, id: number, name: string): DemoUser {
  return {
    id,
    name,
    call: async (method, path, input) => {
      const query =
        method === 'GET' && input && !(input instanceof FormData)
          ? `?${new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)])).toString()}`
          : '';
      const { status, body } = await send(method, `${path}${query}`, method === 'GET' ? undefined : input, token);
      if (status !== 200) throw new Error(`${method} ${path}: ${String(body.message)} ${JSON.stringify(body.errors ?? '')}`);
      return body;
    },
  };
}

/** The thing that a call created, by the name it has in the answer. */
export const idOf = (answer: Answer, name: string): number => (answer[name] as { id: number }).id;
