// A call that is tried again where that can help: a busy or failing server, a broken connection. At most three calls.
import { setTimeout as delay } from 'node:timers/promises';
import { EngineFailure, type ModelCall } from '../engine-types.ts';
import { callModel, type ModelReply, type ModelRequest } from './call-model.ts';

const retries = 2;
const firstPauseMs = 500;
/** A longer wait than this is left to the queue, which tries the whole order again. */
const longestPauseMs = 30_000;

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits without holding the process open; ends early, without an error, when the signal aborts. */
export const pause: Pause = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** One entry for the records of model calls. */
export function callRecord(request: ModelRequest, reply: ModelReply, isUsable: boolean): ModelCall {
  const code = reply.failed?.failure.code;
  const outcome =
    code === 'MODEL_TIMED_OUT'
      ? 'timeout'
      : code === 'ABORTED'
        ? 'aborted'
        : code === 'MODEL_REPLY_INVALID' || (code === undefined && !isUsable)
          ? 'invalid_reply'
          : code === undefined
            ? 'ok'
            : 'provider_error';
  return {
    provider: request.textModel.provider,
    model: request.textModel.modelId,
    capability: 'text',
    inputTokens: reply.inputTokens,
    outputTokens: reply.outputTokens,
    durationMs: reply.durationMs,
    outcome,
    problem: outcome === 'ok' ? null : (reply.failed?.problem ?? 'the reply does not fit the result'),
  };
}

/**
 * The model's whole reply; every failed call is recorded, the successful one is the caller's to judge and record.
 * Waits as long as the vendor asks (up to 30 s), else half a second and then double, with jitter. Throws `EngineFailure`.
 */
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
    const { failure, isRetryable, retryAfterMs, refusedSchema } = reply.failed;
    if (refusedSchema && current.schema !== null && attempt < retries) {
      current = { ...current, schema: null };
      continue;
    }
    const backOff = firstPauseMs * 2 ** attempt * (0.75 + Math.random() / 2);
    const pauseMs = retryAfterMs ?? backOff;
    if (!isRetryable || attempt >= retries || pauseMs > longestPauseMs) throw failure;
    await wait(pauseMs, request.signal);
    if (request.signal.aborted) throw new EngineFailure('ABORTED');
  }
}
