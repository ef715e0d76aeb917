// The only file of the server that knows oRPC: the contract's implementer and the checks before every call.
import type { CallMeta } from '@folio/contract/base';
import { contract } from '@folio/contract/contract';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { workFor } from '@folio/engine/work/account-at-work';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { implement, ORPCError, ValidationError } from '@orpc/server';
import { type Actor, hasAccess } from './actor.ts';
import { type Envelope, refusalOf } from './error-envelope.ts';
import { AppError, forbidden, invalid, unauthenticated } from './errors.ts';
import { issuesOf } from './input-issues.ts';
import type { Log } from './log.ts';
import { StoredFile } from './storage/stored-file.ts';
import { StreamedFile } from './streamed-file.ts';

export interface CallContext {
  /** Reads cookie or bearer token; null for a visitor. Throws when a cookie comes from another origin. */
  findActor: () => Promise<Actor | null>;
  /** The same, looked up again: for answers that take so long that rights may end meanwhile. */
  findActorNow: () => Promise<Actor | null>;
  header: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  /**
   * Tags the answer with the state it is made from. Throws `notModified`, which is answered 304, where the caller has it already: then
   * nothing is presented, checked and written out in vain.
   */
  tagWith: (state: unknown) => void;
  /** The tag that the answer has so far. */
  entityTag: () => string | null;
  setCookie: (name: string, value: string | null, maxAgeSeconds?: number) => void;
  /** Whose line the call came by: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  log: Log;
  /** Answers a read from a replica where one shows all that was committed up to the position; missing for calls that ask the primary alone. */
  read?: <T>(position: string | null, run: () => Promise<T>) => Promise<T>;
  /** Runs a call of an impersonator and records it together with its writes, unless the call records its own act. */
  recordingActing: <T>(actor: Actor, act: { call: string; input: unknown }, run: () => Promise<T>) => Promise<T>;
  /** Language of the answer: the caller's, once known. */
  reader: { language: InterfaceLanguage };
}

/** Thrown where the caller has the answer already. Made once: polls are many, and where it was thrown from is of no use. */
export const notModified = new Error('Not modified');
const notModifiedAnswer = new ORPCError<string, undefined>('NOT_MODIFIED', { status: 409, data: undefined });

export interface ActorContext {
  actor: Actor;
}

/** Keys that would claim identity or rights; where a call does not ask for them they are refused, not ignored. */
const claims = ['role', 'is_admin', 'account_id', 'impersonator_id', 'credits', 'credits_available', 'force_control_panel'];

function refuseClaims(input: unknown, known: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  const shape = typeof known === 'object' && known !== null && 'shape' in known ? (known.shape as Record<string, unknown>) : {};
  const claimed = claims.filter((name) => name in input && !(name in shape));
  if (claimed.length > 0) throw invalid(claimed.map((field) => ({ field, code: 'not_accepted' })));
}

function refuseForeignUser(input: unknown, actor: Actor): void {
  if (typeof input !== 'object' || input === null || !('user_id' in input)) return;
  const { user_id: claimed } = input;
  if (claimed !== undefined && claimed !== null && claimed !== '' && Number(claimed) !== actor.id)
    throw forbidden('foreign_user');
}

/** The scopes of an API token: `read` allows every GET, `orders` all of orders and documents, `manage` everything else. */
function refuseBeyondScopes(actor: Actor, { tokenScope }: CallMeta, method: string | undefined): void {
  if (actor.session.kind !== 'api_token') return;
  const { scopes } = actor.session;
  const isEnough =
    scopes.includes('manage') ||
    (tokenScope !== undefined && scopes.includes(tokenScope)) ||
    (scopes.includes('read') && (method === undefined || method === 'GET'));
  if (!isEnough) throw forbidden('token_scope');
}

/** Admission rules of one call in the contract. */
export interface DeclaredCall {
  meta: CallMeta;
  route: { path?: string; method?: string };
}

/**
 * Authenticates the caller before the body is read: session, role, lock, maintenance and token scope. Null for a public call. Throws 401, 403 or 503; two checks of one request cost one look-up.
 */
export async function admit(context: CallContext, { meta, route }: DeclaredCall): Promise<Actor | null> {
  const { access } = meta;
  if (access === 'public') return null;
  const actor = await context.findActor();
  if (!actor) throw unauthenticated();
  context.reader.language = actor.language;
  if (actor.session.kind === 'session' && actor.session.isLocked && !meta.isOpenWhileLocked) throw forbidden('session_locked');
  if (!actor.isAdmin && !actor.impersonator && actor.isPlatformInMaintenance)
    throw new AppError(503, 'maintenance', { retryAfter: 60 });
  if (actor.impersonator && meta.isClosedWhileImpersonating) throw forbidden('impersonation_closed');
  refuseBeyondScopes(actor, meta, route.method);
  if (!hasAccess(actor, access)) throw forbidden();
  return actor;
}

const implementer = implement(contract).$context<CallContext>();

/** The contract with the checks of every call: signed in, role, lock, maintenance, claims. Handlers get `context.actor`. */
export const rpc = implementer.use(async ({ context, next, path, procedure }, input) => {
  const definition = procedure['~orpc'];
  const actor = await admit(context, definition);
  if (!actor) return next({ context: { actor: undefined as unknown as Actor } });
  refuseForeignUser(input, actor);
  refuseClaims(input, definition.inputSchema);
  const run = () => workFor(actor.accountId, () => next({ context: { actor } }));
  if (actor.impersonator && definition.route.method !== 'GET' && !definition.meta.isReadOnly) {
    return context.recordingActing(actor, { call: path.join('.'), input }, async () => run());
  }
  return context.read ? context.read(actor.position ?? null, async () => run()) : run();
});

function toRpcError(problem: unknown, context: CallContext): ORPCError<string, Envelope | undefined> {
  // Fastify's side knows and sends the 304.
  if (problem === notModified) return notModifiedAnswer;
  const { status, retryAfter, envelope } = refusalOf(expected(problem), context.reader.language, context.log);
  if (retryAfter !== null) context.setHeader('retry-after', String(retryAfter));
  return new ORPCError(String(status), { status, message: envelope.message, data: envelope });
}

/** A failure of oRPC's own as one of ours; any other as it is. */
function expected(problem: unknown): unknown {
  if (!(problem instanceof ORPCError)) return problem;
  if (problem.code !== 'BAD_REQUEST') return problem.cause ?? problem;
  return problem.cause instanceof ValidationError ? invalid(issuesOf(problem.cause)) : new AppError(400, 'broken_body');
}

/** The answer with a file of the storage, or the envelope where the storage fails. */
async function answerFile(file: StoredFile, { context, request }: { context: CallContext; request: { headers: object } }) {
  try {
    return await file.answer(request.headers as Record<string, string | undefined>, context.entityTag());
  } catch (problem) {
    const { status, retryAfter, envelope } = refusalOf(problem, context.reader.language, context.log);
    const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
    return { status, headers, body: { status: 'error', ...envelope } };
  }
}

/**
 * A response that is written as it is: oRPC copies plain objects and lists deeply before writing them, and passes class instances on. The
 * copy would convert sets, maps and files to JSON. Responses of the contract have none of them.
 */
class WrittenAsIs {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }

  static of(answer: unknown): unknown {
    if (typeof answer !== 'object' || answer === null) return answer;
    return Array.isArray(answer) || Object.getPrototypeOf(answer) === Object.prototype ? new WrittenAsIs(answer) : answer;
  }
}

/** Serves a router under Fastify; every failure leaves in the envelope `{ status: "error", code, message, errors? }`. */
export function createRpcHandler(router: ConstructorParameters<typeof OpenAPIHandler<CallContext>>[0]) {
  return new OpenAPIHandler<CallContext>(router, {
    interceptors: [
      async (options) => {
        const { context } = options;
        context.reader.language = toInterfaceLanguage(context.header('accept-language')?.split(',')[0]);
        try {
          return await options.next();
        } catch (problem) {
          // Errors of the call are in the envelope already; any other could not be decoded.
          throw problem instanceof ORPCError ? problem : toRpcError(new AppError(400, 'broken_body'), context);
        }
      },
    ],
    clientInterceptors: [
      async (options) => {
        try {
          return WrittenAsIs.of(await options.next());
        } catch (problem) {
          throw toRpcError(problem, options.context);
        }
      },
    ],
    rootInterceptors: [
      async (options) => {
        const answered = await options.next();
        if (!answered.matched) return answered;
        const file = answered.response.body;
        if (file instanceof WrittenAsIs) return { ...answered, response: { ...answered.response, body: file.answer } };
        if (file instanceof StoredFile) return { ...answered, response: await answerFile(file, options) };
        if (!(file instanceof StreamedFile)) return answered;
        const headers = { ...answered.response.headers, ...file.headers() };
        return { ...answered, response: { ...answered.response, headers, body: file.stream() } };
      },
      async (options) => {
        // A DELETE names its object in the query as often as in a body; both are read.
        const { request } = options;
        if (request.method !== 'DELETE' || request.url.search === '') return options.next();
        const { searchParams } = request.url;
        const body = async () => {
          const given = await request.body().catch(() => undefined);
          // A query alone is read as that of a GET is: with lists as `users[]`.
          return given === undefined ? searchParams : { ...Object.fromEntries(searchParams), ...(given as object) };
        };
        return options.next({ ...options, request: { ...request, body } });
      },
    ],
    customErrorResponseBodyEncoder: (error) => {
      const data = error.data as Envelope | undefined;
      return { status: 'error', ...(data ?? { code: 'SERVER_ERROR', message: error.message }) };
    },
  });
}
