// Errors for callers. A use case throws one of these; the seam turns it into the envelope in the reader's language.
import type { ErrorCode } from '@folio/contract/contract';
import type { InputIssue } from '@folio/contract/tool-input';
import type { MessageKey } from './messages/messages.ts';

/** The code of a failure in lower case, which is also the name of its message; the contract declares every one. */
export type ErrorKey = Lowercase<ErrorCode> & MessageKey;

type ErrorOptions = { params?: Record<string, string | number>; issues?: InputIssue[]; retryAfter?: number };

/** An expected failure with an HTTP status and a message of the message table. */
export class AppError extends Error {
  readonly status: number;
  readonly key: ErrorKey;
  readonly params: Record<string, string | number>;
  readonly issues: InputIssue[];
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number | null;
  constructor(status: number, key: ErrorKey, options: ErrorOptions = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.params = options.params ?? {};
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** 401. */
export const unauthenticated = (key: ErrorKey = 'unauthenticated') => new AppError(401, key);
/** 403. */
export const forbidden = (key: ErrorKey = 'forbidden') => new AppError(403, key);
/** 404: not there, or not for the caller; no difference is shown. */
export const notFound = (key: ErrorKey = 'not_found') => new AppError(404, key);
/** 409. */
export const conflict = (key: ErrorKey, params: Record<string, string | number> = {}) => new AppError(409, key, { params });
/** Faults of files that are larger than their field takes. */
const tooLarge = new Set(['file_too_large', 'picture_too_large']);

/** Faults of files that are of another kind than their field takes. */
const otherKind = new Set(['file_kind', 'file_type', 'not_a_picture']);

function statusOf(issues: readonly InputIssue[]): 413 | 415 | 422 {
  if (issues.some(({ code }) => tooLarge.has(code))) return 413;
  return issues.length > 0 && issues.every(({ code }) => otherKind.has(code)) ? 415 : 422;
}

/** 422 with the faults of all fields; 413 where a file is too large, 415 where nothing but the kind of files is wrong. */
export const invalid = (issues: InputIssue[]) => new AppError(statusOf(issues), 'invalid_input', { issues });
/** 422 for one field (413 for a file that is too large, 415 for one of another kind). */
export const invalidField = (field: string, code: string, params?: Record<string, string | number>) =>
  invalid([{ field, code, ...(params ? { params } : {}) }]);
