// Every call of the contract as tests walk through them.
import type { CallMeta } from '@folio/contract/base';
import { contract } from '@folio/contract/contract';
import type { TestCaller } from '../testing/test-product.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface Call {
  /** Feature and name, like `orders.create`. */
  name: string;
  method: Method;
  path: string;
  access: CallMeta['access'];
  /** Names of the input's fields. */
  fields: string[];
}

function listCalls(): Call[] {
  return Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, procedure]) => {
      const { route, meta, inputSchema } = procedure['~orpc'];
      const unwrapped = (inputSchema as { def?: { innerType?: unknown } })?.def?.innerType ?? inputSchema;
      const shape = (unwrapped as { shape?: Record<string, unknown> })?.shape ?? {};
      return {
        name: `${feature}.${name}`,
        method: route.method as Method,
        path: route.path ?? '',
        access: meta.access,
        fields: Object.keys(shape),
      };
    }),
  );
}

export const calls = listCalls();

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

const pathWith = (path: string, values: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name]) ?? 'job_posting'));

/** Makes a call with this input, in the query or the body as its method wants. */
export function make(caller: TestCaller, call: Call, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const path = pathWith(call.path, input);
  if (call.method === 'GET') return caller.get(path, input as Record<string, string>);
  if (!Object.values(input).some((value) => value instanceof File)) return caller.send(call.method, path, input, headers);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, value instanceof File ? value : String(value));
  return caller.send(call.method, path, form, headers);
}
