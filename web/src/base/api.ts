// The seam between web and server, and the only file that knows oRPC: one typed client for every call of the contract.
// Whatever fails comes out as an `ApiError`, with the server's sentence and the faults of the fields.

import type { Contract, ErrorCode } from '@folio/contract/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { queryOptions } from '@tanstack/react-query';
import i18next, { t } from 'i18next';
import routes from './contract.gen.json' with { type: 'json' };
import { claimEarlyAnswer } from './early-answers.ts';
import { meKeys } from './query-keys.ts';

/** A call that failed. `status` is 0 where the server was not reached; `errors` holds messages by field name. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's stable code (`TOO_FEW_CREDITS`); null where the server was not reached. */
  readonly code: ErrorCode | null;
  readonly errors: Record<string, string[]>;
  constructor(
    status: number,
    message: string,
    errors: Record<string, string[]> = {},
    cause?: unknown,
    code: ErrorCode | null = null,
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Events of every call: `unauthorized`, `missing` (404), `unreachable` (503 or no answer) and `reachable`. */
export const apiEvents = new EventTarget();

interface CallContext {
  /** Sent as `Idempotency-Key`: the same key and body is done once. */
  idempotencyKey?: string;
  /** Of a review link, sent as `X-Review-Token`. */
  reviewToken?: string;
  /** A 401 is then an answer like any other. */
  isSessionCheck?: boolean;
  /** The browser completes the call also when the page is closed. At most 64 KB. */
  outlivesPage?: boolean;
}

interface FailureEnvelope {
  code?: ErrorCode;
  message?: string;
  errors?: Record<string, string[]>;
}

/** The browser has no connection: the call was not sent. */
class OfflineError extends Error {}

/** After which a call without an answer has failed; uploads may take longer. */
const timeoutMs = 60_000;

/** Calls that order something, which say so when they are not sent. */
const orderCalls = new Set(['orders.create', 'bulkOrders.create', 'mediaOrders.create']);

function toApiError(error: unknown, call: string): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof OfflineError)
    return new ApiError(0, t(orderCalls.has(call) ? 'errors.offlineOrder' : 'errors.offline'), {}, error);
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiError(0, t('errors.timeout'), {}, error);
  if (error instanceof ORPCError) {
    const data = (error.data ?? {}) as FailureEnvelope;
    return new ApiError(error.status, error.message, data.errors, error, data.code ?? null);
  }
  return new ApiError(0, t('errors.unreachable'), {}, error);
}

/** Aborts a call that gets no answer in time. Once the answer begins, its body may take as long as it needs. */
async function fetchInTime(request: Request, init: RequestInit): Promise<Response> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return fetch(request, init);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No answer', 'TimeoutError')), timeoutMs);
  try {
    return await fetch(request, { ...init, signal: AbortSignal.any([request.signal, late.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

async function fetchAndReport(
  request: Request,
  init: RequestInit | undefined,
  context: CallContext | undefined,
): Promise<Response> {
  if (request.method !== 'GET' && !navigator.onLine) throw new OfflineError();
  try {
    // `no-cache` sends the ETag of a kept answer along, so that an unchanged poll costs a 304.
    const cache = request.method === 'GET' ? 'no-cache' : 'default';
    const response = await (claimEarlyAnswer(request) ??
      fetchInTime(request, { ...init, cache, keepalive: context?.outlivesPage ?? false }));
    if (response.status === 401 && !context?.isSessionCheck) apiEvents.dispatchEvent(new Event('unauthorized'));
    if (response.status === 404) apiEvents.dispatchEvent(new Event('missing'));
    apiEvents.dispatchEvent(new Event(response.status === 503 ? 'unreachable' : 'reachable'));
    return response;
  } catch (error) {
    if (!request.signal.aborted) apiEvents.dispatchEvent(new Event('unreachable'));
    throw error;
  }
}

type Routes = Record<string, Record<string, string>>;

/** Routes as the link reads them. */
const routerOf = (all: Routes) =>
  Object.fromEntries(
    Object.entries(all).map(([group, calls]) => [
      group,
      Object.fromEntries(
        Object.entries(calls).map(([name, route]) => {
          const [method, path] = route.split(' ');
          return [name, { '~orpc': { errorMap: {}, meta: {}, route: { method, path } } }];
        }),
      ),
    ]),
  );

const link = new OpenAPILink<CallContext>(routerOf(routes) as AnyContractRouter, {
  url: () => `${location.origin}/api`,
  headers: ({ context }) => ({
    'accept-language': i18next.language || 'en',
    ...(context?.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    ...(context?.reviewToken ? { 'x-review-token': context.reviewToken } : {}),
  }),
  fetch: (request, init, { context }) => fetchAndReport(request, init, context),
  customErrorResponseBodyDecoder: (body, response) => {
    const failure = (body ?? {}) as FailureEnvelope;
    return new ORPCError('FAILED', {
      status: response.status,
      // A proxy in front answers 413 with a page of its own.
      message: failure.message || t(response.status === 413 ? 'errors.tooLarge' : 'errors.generic'),
      data: failure,
    });
  },
  interceptors: [
    async (call) => {
      try {
        return await call.next();
      } catch (error) {
        throw toApiError(error, call.path.join('.'));
      }
    },
  ],
});

/** Every call of the contract, by feature and name. */
export const api: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);

/** The caller, with the tools: fetched once, kept fresh by mutations. */
export const meQuery = queryOptions({
  queryKey: meKeys.all,
  queryFn: ({ signal }) => api.users.showUserInfo({}, { signal }),
  staleTime: 60_000,
});

/** Faults of the input, a sentence each; none if the call failed for another reason. */
export const faultsOf = (error: unknown): string[] => (error instanceof ApiError ? Object.values(error.errors).flat() : []);

/** True if the requested object does not exist, or its number is invalid. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** The sentence to show for anything thrown: of wrong input the one of its first field, as no field may be there to be marked; of a file, also why. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.generic');
  const [fault] = faultsOf(error);
  if (fault && error.code === 'FILE_NOT_CSV') return `${error.message}. ${fault}`;
  return (error.code === 'INVALID_INPUT' ? fault : undefined) ?? error.message;
}
