// A server for tests that render pages: answers by the contract's names, with values of the contract's types. A call that
// nobody answers fails the test.
import type { Contract, ErrorCode } from '@folio/contract/contract';
import type { InferContractRouterOutputs } from '@orpc/contract';
import routes from '../base/contract.gen.json' with { type: 'json' };

type Outputs = InferContractRouterOutputs<Contract>;
type WithoutStatus<Output> = Output extends unknown ? Omit<Output, 'status'> : never;

/** A call as it came. */
export interface Call {
  /** `documents.show`. */
  name: string;
  /** `/api/features/tasks/7`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

class Failure {
  readonly status: number;
  /** Null if the response does not come from the server. */
  readonly envelope: object | null;
  constructor(status: number, envelope: object | null) {
    this.status = status;
    this.envelope = envelope;
  }
}

/** A proxy in front refuses the call, with a page instead of an answer. */
export const failWithPage = (status: number): Failure => new Failure(status, null);

/** The call is refused, in the server's envelope. */
export const failWith = (status: number, code: ErrorCode, message: string, errors: Record<string, string[]> = {}): Failure =>
  new Failure(status, { status: 'error', code, message, errors });

type Given<Output> = WithoutStatus<Output> | Failure;
type Answer<Output> = Given<Output> | ((call: Call) => Given<Output> | Promise<Given<Output>>);

/** Answers by group and call of the contract. */
export type Answers = { [Group in keyof Outputs]?: { [Name in keyof Outputs[Group]]?: Answer<Outputs[Group][Name]> } };

interface Route {
  name: string;
  method: string;
  path: RegExp;
  parameters: number;
}

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Those without parameters first, as the server matches them. */
const table: Route[] = Object.entries(routes)
  .flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, route]: [string, string]) => {
      const [method = '', path = ''] = route.split(' ');
      const parameters = path.match(/\{\w+\}/g)?.length ?? 0;
      return {
        name: `${group}.${name}`,
        method,
        path: new RegExp(`^/api${escape(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        parameters,
      };
    }),
  )
  .sort((one, other) => one.parameters - other.parameters);

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const respond = (status: number, body: object | null) =>
  body === null
    ? new Response('<html><h1>Refused</h1></html>', { status, headers: { 'content-type': 'text/html' } })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const realFetch = globalThis.fetch;
let unanswered: string[] = [];

/** Puts a fake in the place of the server; returns the calls as they come. */
export function fakeApi(answers: Answers): Call[] {
  const calls: Call[] = [];
  unanswered = [];
  const byName = new Map<string, unknown>(
    Object.entries(answers).flatMap(([group, one]) =>
      Object.entries(one).map(([name, answer]): [string, unknown] => [`${group}.${name}`, answer]),
    ),
  );
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const route = table.find(({ method, path }) => method === request.method && path.test(pathname));
    const name = route?.name ?? `${request.method} ${pathname}`;
    const call = { name, path: pathname, query: searchParams, body: await readBody(request) };
    calls.push(call);
    const answer = byName.get(name);
    if (answer === undefined) {
      unanswered.push(name);
      return respond(501, { message: `The test gives no answer to ${name}` });
    }
    const value = await Promise.resolve(
      typeof answer === 'function' ? (answer as (call: Call) => object | Promise<object>)(call) : (answer as object),
    );
    return value instanceof Failure ? respond(value.status, value.envelope) : respond(200, { status: 'success', ...value });
  };
  return calls;
}

/** Puts the real `fetch` back; throws where a call had no answer. */
export function endFakeApi(): void {
  globalThis.fetch = realFetch;
  const names = [...new Set(unanswered)];
  unanswered = [];
  if (names.length > 0) throw new Error(`The test gives no answer to: ${names.join(', ')}`);
}
