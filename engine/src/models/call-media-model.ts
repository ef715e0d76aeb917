// One call of a model that makes or reads pictures, sound or film: tried again like the text calls, every call recorded.
import { EngineFailure, type MediaCapability, type MediaModel, type ModelCall } from '../core/engine-types.ts';
import { outcomeOf, type Pause, pause, pauseBeforeRetry } from './call-with-retries.ts';
import { type ModelFailure, toModelFailure } from './model-failure.ts';
import { traceCall } from './trace-call.ts';
import { whenAborted } from './when-aborted.ts';

/** Milliseconds of one call. Films take minutes. */
const timeoutsMs: Record<MediaCapability, number> = {
  image: 180_000,
  speech: 120_000,
  transcription: 300_000,
  video: 600_000,
};

export interface MediaAsk {
  onModelCall: (call: ModelCall) => void;
  signal: AbortSignal;
  /** Of one call, in milliseconds. */
  timeoutMs?: number;
  pause?: Pause;
}

interface Attempt<Reply> {
  reply: Reply | null;
  failed: ModelFailure | null;
  durationMs: number;
}

async function callOnce<Reply>(
  kind: MediaCapability,
  run: (signal: AbortSignal) => Promise<Reply>,
  ask: MediaAsk,
): Promise<Attempt<Reply>> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(ask.timeoutMs ?? timeoutsMs[kind]);
  const signal = AbortSignal.any([ask.signal, timeout]);
  const since = () => Math.round(performance.now() - started);
  try {
    const reply = await Promise.race([run(signal), whenAborted(signal)]);
    return { reply, failed: null, durationMs: since() };
  } catch (error) {
    const cause = ask.signal.aborted
      ? new EngineFailure('ABORTED')
      : timeout.aborted
        ? new EngineFailure('MODEL_TIMED_OUT', { isTemporary: true })
        : error;
    return { reply: null, failed: toModelFailure(cause), durationMs: since() };
  }
}

/**
 * Returns the result of `run`, which calls the model with the given signal and without retries of its own. `measure` returns the
 * quantity of a reply, for the records. At most three calls; throws `EngineFailure`.
 */
export async function callMediaModel<Kind extends MediaCapability, Reply>(
  { provider, modelId, capability, connectionId }: MediaModel<Kind>,
  run: (signal: AbortSignal) => Promise<Reply>,
  ask: MediaAsk,
  measure: (reply: Reply) => Pick<ModelCall, 'seconds' | 'pictures'> = () => ({}),
): Promise<Reply> {
  for (let attempt = 0; ; attempt++) {
    const { reply, failed, durationMs } = await traceCall(capability, { provider, modelId }, () =>
      callOnce(capability, run, ask),
    );
    ask.onModelCall({
      provider,
      model: modelId,
      capability,
      inputTokens: null,
      outputTokens: null,
      ...(reply === null ? {} : measure(reply)),
      durationMs,
      outcome: outcomeOf(failed),
      problem: failed?.problem ?? null,
      connectionId,
    });
    if (failed) await pauseBeforeRetry(failed, attempt, ask.pause ?? pause, ask.signal);
    else if (reply !== null) return reply;
  }
}
