// A call that is tried again where that can help: a busy or failing server, a broken connection. At most three calls.
import { setTimeout as delay } from 'node:timers/promises';
import { EngineFailure, type ModelCall } from '../core/engine-types.ts';
import { callModel, type ModelReply, type ModelRequest } from './call-model.ts';
import type { ModelFailure } from './model-failure.ts';

const retries = 2;
const firstPauseMs = 500;
/** A longer wait than this is left to the caller, which postpones the work. */
const maxPauseMs = 30_000;

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits without holding the process open; ends early, without an error, when the signal aborts. */
export const pause: Pause = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** Recorded fields of a call. */
export function outcomeOf(failed: ModelFailure | null, isUsable = true): ModelCall['outcome'] {
  const code = failed?.failure.code;
  if (code === undefined) return isUsable ? 'ok' : 'invalid_reply';
  if (code === 'MODEL_TIMED_OUT') return 'timeout';
  if (code === 'ABORTED') return 'aborted';
  return code === 'MODEL_REPLY_INVALID' ? 'invalid_reply' : 'provider_error';
}

/** One entry for the records of model calls. */
export function callRecord(request: ModelRequest, reply: ModelReply, isUsable: boolean): ModelCall {
  const outcome = outcomeOf(reply.failed, isUsable);
  return {
    provider: request.textModel.provider,
    model: request.textModel.modelId,
    capability: 'text',
    inputTokens: reply.inputTokens,
    outputTokens: reply.outputTokens,
    durationMs: reply.durationMs,
    outcome,
    problem: outcome === 'ok' ? null : (reply.failed?.problem ?? 'the reply does not fit the result'),
    connectionId: request.textModel.connectionId,
  };
}

/**
 * Waits before the next of at most three tries: as long as the vendor asks (up to 30 s), else half a second and then double, with jitter.
 * Throws `EngineFailure` where no further try helps.
 */
export async function pauseBeforeRetry(failed: ModelFailure, attempt: number, wait: Pause, signal: AbortSignal): Promise<void> {
  const backOff = firstPauseMs * 2 ** attempt * (0.75 + Math.random() / 2);
  const pauseMs = failed.retryAfterMs ?? backOff;
  if (failed.isRetryable && pauseMs > maxPauseMs)
    throw new EngineFailure(failed.failure.code, { isTemporary: true, retryAfterMs: pauseMs });
  if (!failed.isRetryable || attempt >= retries) throw failed.failure;
  await wait(pauseMs, signal);
  if (signal.aborted) throw new EngineFailure('ABORTED');
}

/** The model's whole reply; every failed call is recorded, the successful one is the caller's to judge and record. Throws `EngineFailure`. */
export async function callWithRetries(
  request: ModelRequest,
  record: (call: ModelCall) => void,
  wait: Pause = pause,
): Promise<ModelReply> {
  let current = request;
  for (let attempt = 0; ; attempt++) {
    const reply = await callModel(current);
    if (reply.failed === null) return reply;
    record(callRecord(current, reply, false));
    if (reply.failed.refusedSchema && current.schema !== null && attempt < retries) {
      current = { ...current, schema: null };
      continue;
    }
    if (reply.failed.refusedLength && current.maxTokens !== null && attempt < retries) {
      current = { ...current, maxTokens: null };
      continue;
    }
    await pauseBeforeRetry(reply.failed, attempt, wait, request.signal);
  }
}
