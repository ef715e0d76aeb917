// Error responses: stable codes by HTTP status. Those of any call are here; a feature declares its own beside its
// calls (`withErrors`). Docs: docs/decisions/2026-11-22-server-features.md.
import type { CallMeta, Codes } from './base.ts';

/** The codes in a declaration. */
export type CodeOf<Declared> = Declared[keyof Declared] extends infer List
  ? List extends readonly (infer Code extends string)[]
    ? Code
    : never
  : never;

/** Errors of any call, as far as its kind allows: visitors are not refused for their role, and a request without a body is never too large. */
export const generalErrors = {
  400: ['BROKEN_BODY'],
  401: ['UNAUTHENTICATED', 'IMPERSONATION_ENDED'],
  403: [
    'FORBIDDEN',
    'FOREIGN_USER',
    'IMPERSONATION_CLOSED',
    'IMPERSONATION_CREDENTIALS',
    'SESSION_LOCKED',
    'TOKEN_SCOPE',
    'WRONG_ORIGIN',
  ],
  404: ['NOT_FOUND'],
  // CHANGED_MEANWHILE: the call's revision is not the newest any more, or an object that it names was deleted while it ran.
  409: ['CHANGED_MEANWHILE', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_RUNNING'],
  411: ['LENGTH_REQUIRED'],
  // The body, or a file in it, is larger than its field accepts.
  413: ['TOO_LARGE', 'INVALID_INPUT'],
  // The body, or a file in it, is of another kind than is taken.
  415: ['UNSUPPORTED_TYPE', 'INVALID_INPUT'],
  422: ['INVALID_INPUT'],
  429: ['TOO_MANY_TRIES'],
  500: ['SERVER_ERROR'],
  // BUSY: other calls held or changed the same rows for too long; the same call works a moment later.
  503: ['BUSY', 'DATABASE_AWAY', 'STORAGE_AWAY', 'MAINTENANCE'],
  507: ['STORAGE_FULL'],
} as const;

/** Error responses without a call, or before one is found. */
export const errorsOutsideCalls = { 404: ['NO_SUCH_CALL'], 405: ['METHOD_NOT_ALLOWED'], 503: ['STORAGE_FULL'] } as const;

/** Why something could not be made, of calls that make it while the caller waits; orders keep the code as their reason. */
export const engineErrors = {
  409: [
    'NEEDS_MODEL',
    'NEEDS_IMAGE_MODEL',
    'NEEDS_SPEECH_MODEL',
    'NEEDS_TRANSCRIPTION_MODEL',
    'NEEDS_TRANSLATION_MODEL',
    'NEEDS_VIDEO_MODEL',
    'NEEDS_PEOPLE',
    'NEEDS_FIGURES',
    'LANGUAGE_NEEDS_MODEL',
    'NOTHING_TO_CHANGE',
    'PART_MISSING',
    // An optional part of the installation is missing, and could not be installed; the detail is its name.
    'PART_NOT_INSTALLED',
  ],
  422: [
    'PAGE_UNREADABLE',
    // The server answered 404 or 410, 401 or 403, or another error; the detail holds host, path and answer.
    'PAGE_MISSING',
    'PAGE_CLOSED',
    'PAGE_FAILED',
    'PAGE_REDIRECTS',
    'PAGE_EMPTY',
    'PAGE_NOT_PUBLIC',
    'FILE_UNREADABLE',
    'FILE_ENCRYPTED',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_DAMAGED',
  ],
  502: [
    'MODEL_UNREACHABLE',
    'MODEL_BUSY',
    'MODEL_REFUSED_KEY',
    'MODEL_REPLY_INVALID',
    'MODEL_DECLINED',
    // Question and answer exceed the model's capacity.
    'MODEL_INPUT_TOO_LONG',
    // The answer had no end, or was longer than anything that was asked for.
    'MODEL_ANSWER_TOO_LARGE',
    // Calls of the connection failed one after another; it is left alone for a while.
    'MODEL_NOT_ANSWERING',
    // The model's server named a time before which it takes nothing more.
    'MODEL_ASKS_TO_WAIT',
    'OUTSIDE_DATA_REFUSED',
    'OUTSIDE_DATA_LIMIT',
    'OUTSIDE_DATA_UNREACHABLE',
    'NOTHING_TO_SAY',
    'LINE_WITHOUT_TIME',
    'LINE_AFTER_END',
    'NOTHING_HEARD',
    'NOTHING_TO_TRANSLATE',
    'MORE_WORDS_THAN_PRICED',
    'PICTURE_TOO_LARGE',
  ],
  504: ['MODEL_TIMED_OUT', 'ABORTED'],
} as const;

/** A code of the engine. */
export type EngineCode = CodeOf<typeof engineErrors>;

/** Errors of calls that reserve credits. */
export const creditErrors = { 409: ['TOO_FEW_CREDITS', 'OWN_CAP_REACHED', 'WORKSPACE_CAP_REACHED'] } as const;

interface Call {
  '~orpc': { meta: CallMeta };
  meta: (meta: CallMeta) => unknown;
}

/** A call with the codes that it may answer beyond the general ones, for types alone. */
export interface Declares<Code extends string> {
  readonly '~codes': Code;
}

/** The codes of both. */
function joined(...declared: (Codes | undefined)[]): Codes {
  const all: Record<string, string[]> = {};
  for (const codes of declared)
    for (const [status, list] of Object.entries(codes ?? {})) all[status] = [...new Set([...(all[status] ?? []), ...list])];
  return all;
}

/** The codes of several declarations as one. */
export const errorsOf = <const Declared extends readonly Codes[]>(...declared: Declared) =>
  joined(...declared) as unknown as Codes & { readonly '~of': CodesIn<Declared[number]> };

type CodesIn<Declared> = Declared extends { readonly '~of': infer Code } ? Extract<Code, string> : CodeOf<Declared>;

/** Nothing where a declaration was left out. */
type Known<Code extends string> = string extends Code ? never : Code;

/**
 * Declares the codes of a group's calls beyond the general ones: `group` for any of them, `own` for single ones. A server test fails if a call
 * returns another code.
 */
export function withErrors<
  Calls extends Record<string, Call>,
  const Group extends Codes,
  const Own extends { readonly [Name in keyof Calls]?: Codes },
>(
  calls: Calls,
  group: Group,
  own: Own = {} as Own,
): {
  [Name in keyof Calls]: Calls[Name] & Declares<CodesIn<Group> | (Name extends keyof Own ? Known<CodesIn<Own[Name]>> : never)>;
} {
  const declared = Object.entries(calls).map(([name, call]) => {
    const { meta } = call['~orpc'];
    return [name, call.meta({ ...meta, errors: joined(meta.errors, group, own[name]) })];
  });
  return Object.fromEntries(declared) as never;
}
