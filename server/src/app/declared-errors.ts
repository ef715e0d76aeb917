// Which codes a call may answer, by HTTP status: the general ones as far as its kind allows, and those that the contract declares for it.
import type { Codes } from '@folio/contract/base';
import { generalErrors } from '@folio/contract/errors';
import type { ApiCall } from './api-calls.ts';

/** The statuses of general errors that a kind of call has; `hasInput` where it has parameters or a body. */
export function generalStatuses({ method, declared }: ApiCall, hasInput: boolean): (keyof typeof generalErrors)[] {
  const isPublic = declared.meta.access === 'public';
  const hasBody = method !== 'GET';
  return [
    400,
    ...(isPublic ? [] : ([401, 403] as const)),
    ...(hasInput ? ([404, 422] as const) : []),
    ...(hasBody ? ([409, 411, 413, 415] as const) : []),
    429,
    500,
    503,
    ...(hasBody ? ([507] as const) : []),
  ];
}

/** Codes by status, the general ones first. */
export function declaredErrors(call: ApiCall, hasInput = true): Codes {
  const codes: Record<number, string[]> = {};
  for (const status of generalStatuses(call, hasInput)) codes[status] = [...generalErrors[status]];
  for (const [status, own] of Object.entries(call.declared.meta.errors ?? {}))
    codes[Number(status)] = [...new Set([...(codes[Number(status)] ?? []), ...own])];
  return codes;
}
