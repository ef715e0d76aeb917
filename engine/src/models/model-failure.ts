// Turns whatever a vendor's client throws into the engine's few reasons, without keys, addresses or prompt text.
import { APICallError } from '@ai-sdk/provider';
import { EngineFailure } from '../core/engine-types.ts';

/** A failed call: its reason, a short note for the records, and how long the vendor asks to wait. */
export interface ModelFailure {
  failure: EngineFailure;
  problem: string;
  /** Worth another try at once: 429, 5xx and broken connections. */
  isRetryable: boolean;
  /** Milliseconds that the vendor asked to wait, or null. */
  retryAfterMs: number | null;
  /** True where the server refused the request because of its JSON schema, which may then travel in the prompt. */
  refusedSchema: boolean;
  /** True where it refused the most tokens that the answer may have, which may be left out. */
  refusedLength?: boolean;
}

function retryAfterOf(headers: Record<string, string> | undefined, now: number): number | null {
  const milliseconds = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return milliseconds;
  const value = headers?.['retry-after'];
  if (value === undefined) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Error texts of servers for too many requested tokens: OpenAI; vLLM. */
const refusesLength = /max_\w*tokens|in the completion/i;

/** Error texts of servers if question and answer do not fit into the model's context: OpenAI, vLLM, Mistral, llama.cpp; Anthropic; Google. */
const tooLong = /context.{0,3}(length|size|window)|prompt is too long|token count.{0,40}exceeds/i;

/** `body` is the vendor's error message. */
function failureOfStatus(status: number, body: string, headers?: Record<string, string>): ModelFailure {
  const known = (code: ConstructorParameters<typeof EngineFailure>[0], isTemporary = false): ModelFailure => ({
    failure: new EngineFailure(code, { isTemporary }),
    problem: `HTTP ${status}`,
    isRetryable: isTemporary,
    retryAfterMs: retryAfterOf(headers, Date.now()),
    refusedSchema: false,
    refusedLength: status === 400 && refusesLength.test(body),
  });
  if (status === 401 || status === 403) return known('MODEL_REFUSED_KEY');
  // A used-up quota also answers 429, but no waiting helps.
  if (status === 429) return known('MODEL_BUSY', !/insufficient_quota/.test(body));
  if (status === 408 || status === 504) return known('MODEL_TIMED_OUT', true);
  if (status === 529) return known('MODEL_BUSY', true);
  if (status >= 500) return known('MODEL_UNREACHABLE', true);
  if (status === 404) return known('MODEL_UNREACHABLE');
  if (status < 400) return known('MODEL_REPLY_INVALID');
  if (status === 413 || tooLong.test(body)) return known('MODEL_INPUT_TOO_LONG');
  const refusedSchema = /response_format|json_schema|structured|output_config|output_format|responseSchema|schema|grammar/i.test(
    body,
  );
  return { ...known('MODEL_DECLINED'), refusedSchema };
}

/** Types of faults of a server that comes without a status: Ollama and OpenAI; others of OpenAI's protocol. */
const serverFault = /^(api|server|internal|internal_server)_error$/;

/** The status that a fault in the middle of a stream stands for, as the vendors' clients hand it on. Null for anything else. */
function statusInStream(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || APICallError.isInstance(error)) return null;
  const { statusCode, code, type } = error as { statusCode?: unknown; code?: unknown; type?: unknown };
  const status = [statusCode, code].find((one): one is number => typeof one === 'number' && one >= 400 && one < 600);
  return status ?? ([code, type].some((one) => typeof one === 'string' && serverFault.test(one)) ? 500 : null);
}

const networkCodes =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|UND_ERR|socket|terminated|fetch failed|network/i;

function isNetworkError(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code = '' } = cause as { code?: unknown };
    if (networkCodes.test(`${typeof code === 'string' ? code : ''} ${cause.message}`)) return true;
  }
  return false;
}

/** Reads an error of the AI SDK, of `fetch` or of a local model. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof EngineFailure) {
    return { failure: error, problem: error.code, isRetryable: false, retryAfterMs: null, refusedSchema: false };
  }
  // Vendors' clients wrap the error that broke their stream.
  if (error instanceof Error && error.cause instanceof EngineFailure) return toModelFailure(error.cause);
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  // A reply that began well and broke off carries its good status still.
  const isNetwork = isNetworkError(error) || (APICallError.isInstance(error) && status === undefined);
  if (APICallError.isInstance(error) && status !== undefined && !isNetwork)
    return failureOfStatus(status, error.responseBody ?? '', error.responseHeaders);
  const streamStatus = statusInStream(error);
  if (streamStatus !== null && !isNetwork) return failureOfStatus(streamStatus, String((error as { message?: unknown }).message));
  const isTooLong = error instanceof Error && tooLong.test(error.message);
  const code = isNetwork ? 'MODEL_UNREACHABLE' : isTooLong ? 'MODEL_INPUT_TOO_LONG' : 'MODEL_REPLY_INVALID';
  const failure = new EngineFailure(code, { isTemporary: isNetwork });
  const problem = isNetwork ? 'connection failed' : error instanceof Error ? error.name : 'unreadable reply';
  return { failure, problem, isRetryable: isNetwork, retryAfterMs: null, refusedSchema: false };
}

/** A stream that ended in the middle of its reply. */
export const cutOff = (): ModelFailure => ({
  failure: new EngineFailure('MODEL_UNREACHABLE', { isTemporary: true }),
  problem: 'the reply broke off',
  isRetryable: true,
  retryAfterMs: null,
  refusedSchema: false,
});
