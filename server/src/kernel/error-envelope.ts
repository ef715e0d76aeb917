// Error response: an HTTP status and the envelope, in the reader's language.
import type { ErrorCode } from '@folio/contract/contract';
import { type EngineCode, engineErrors } from '@folio/contract/errors';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { InputIssue } from '@folio/contract/tool-input';
import { validationMessage } from '@folio/contract/validation-messages';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { foreignKeyViolation, isBusy, isDatabaseLost, isUnstorable, sqlErrorCode } from './db/database.ts';
import { AppError, type ErrorKey } from './errors.ts';
import type { Log } from './log.ts';
import { message } from './messages/messages.ts';
import { waitText } from './messages/wait-text.ts';
import { isStorageAway } from './storage/storage-problem.ts';
import { isAccountFull, isStorageFull } from './storage-full.ts';

/** The body of every failed call, `status: "error"` apart. */
export interface Envelope {
  /** Stable, upper snake case; clients decide by it, people read the message. */
  code: ErrorCode;
  message: string;
  /** Messages by field. */
  errors?: Record<string, string[]>;
}

export interface Refusal {
  status: number;
  /** Seconds after which a new try makes sense. */
  retryAfter: number | null;
  envelope: Envelope;
}

/** The stable code of a message: its key in upper snake case. */
export const errorCode = (key: ErrorKey) => key.toUpperCase() as ErrorCode;

function errorsOf(issues: InputIssue[], language: InterfaceLanguage): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, code, params, at } of issues) {
    const text = validationMessage(code, params, language);
    const placed = at ? validationMessage('row_and_column', { row: at.row, column: at.name, text }, language) : text;
    (errors[field] ??= []).push(placed);
  }
  return errors;
}

/** Meaning of an engine failure for the caller: their input, a choice to make, or a provider at fault. */
const engineStatus = new Map(
  Object.entries(engineErrors).flatMap(([status, codes]) => codes.map((code): [EngineCode, number] => [code, Number(status)])),
);

/** Status of an expected refusal below 500; null for anything else. */
export function refusalStatus(problem: unknown): number | null {
  const status =
    problem instanceof AppError
      ? problem.status
      : problem instanceof EngineFailure
        ? (engineStatus.get(problem.code) ?? 502)
        : 500;
  return status < 500 ? status : null;
}

/** The response to a failed call. Only unexpected errors are logged, and are a 500. */
export function refusalOf(problem: unknown, language: InterfaceLanguage, log: Log): Refusal {
  const as = (status: number, key: ErrorKey, retryAfter: number | null = null): Refusal => ({
    status,
    retryAfter,
    envelope: { code: errorCode(key), message: message(key, language) },
  });
  if (problem instanceof AppError) {
    const { status, key, params, issues, retryAfter } = problem;
    const errors = issues.length > 0 ? { errors: errorsOf(issues, language) } : {};
    const text = message(key, language, retryAfter === null ? params : { wait: waitText(retryAfter, language), ...params });
    return { status, retryAfter, envelope: { code: errorCode(key), message: text, ...errors } };
  }
  if (problem instanceof EngineFailure) {
    const text = message(problem.code, language, { detail: problem.detail ?? '' });
    return { status: engineStatus.get(problem.code) ?? 502, retryAfter: null, envelope: { code: problem.code, message: text } };
  }
  if (isBusy(problem)) {
    log.warn({ err: problem }, 'A call gave way to another one');
    return as(503, 'busy', 1);
  }
  if (isDatabaseLost(problem)) return as(503, 'database_away', 2);
  // Programs see the same code. Only the message names the remedy.
  if (isAccountFull(problem))
    return {
      status: 507,
      retryAfter: null,
      envelope: { code: errorCode('storage_full'), message: message('account_storage_full', language) },
    };
  if (isStorageFull(problem)) return as(507, 'storage_full');
  if (isStorageAway(problem)) {
    log.error({ err: problem }, 'The storage of files failed');
    return as(503, 'storage_away', 10);
  }
  if (isUnstorable(problem)) return as(400, 'broken_body');
  // The row was deleted between read and write.
  if (sqlErrorCode(problem) === foreignKeyViolation) {
    log.warn({ err: problem }, 'A call names what was deleted meanwhile');
    return as(409, 'changed_meanwhile');
  }
  log.error({ err: problem }, 'A call failed unexpectedly');
  return as(500, 'server_error');
}
