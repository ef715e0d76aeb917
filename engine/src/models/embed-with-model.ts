// Texts as vectors by a connected model: in batches, tried again like the text calls, every call recorded.
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddingModelInUse, EngineFailure, type ModelCall } from '../core/engine-types.ts';
import { outcomeOf, type Pause, pause, pauseBeforeRetry } from './call-with-retries.ts';
import { type ModelFailure, toModelFailure } from './model-failure.ts';
import { traceCall } from './trace-call.ts';
import { whenAborted } from './when-aborted.ts';

/** Texts of one call: within every vendor's limit. */
export const textsACall = 64;
/** Characters of a text that are read; about the 2,000 tokens that the smallest of today's models take. */
const maxCharacters = 8000;
/** No model of today answers with longer vectors. */
const maxDimensions = 8192;
const usualTimeoutMs = 60_000;

export interface EmbeddingAsk {
  onModelCall: (call: ModelCall) => void;
  signal: AbortSignal;
  /** Of one call, in milliseconds. */
  timeoutMs?: number;
  /** False where someone waits: then there is one try. */
  isPatient?: boolean;
  pause?: Pause;
}

interface Reply {
  vectors: number[][];
  tokens: number | null;
  durationMs: number;
  failed: ModelFailure | null;
}

/** Returns the vector with length one, so the product of two is their cosine; null if it has no direction. */
function toUnit(vector: readonly number[]): number[] | null {
  const length = Math.hypot(...vector);
  return Number.isFinite(length) && length > 0 ? vector.map((value) => value / length) : null;
}

/** The vectors where there is one of the same size for every text; else null. */
function check(vectors: readonly (readonly number[])[], count: number): number[][] | null {
  const size = vectors[0]?.length ?? 0;
  if (vectors.length !== count || size === 0 || size > maxDimensions) return null;
  const units = vectors.map((vector) => (vector.length === size ? toUnit(vector) : null));
  return units.every((unit) => unit !== null) ? units : null;
}

async function embedOnce({ model }: EmbeddingModelInUse, values: string[], ask: EmbeddingAsk): Promise<Reply> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(ask.timeoutMs ?? usualTimeoutMs);
  const signal = AbortSignal.any([ask.signal, timeout]);
  const reply: Reply = { vectors: [], tokens: null, durationMs: 0, failed: null };
  try {
    const { embedMany } = await import('ai');
    const { embeddings, usage } = await Promise.race([
      embedMany({ model, values, maxRetries: 0, abortSignal: signal }),
      whenAborted(signal),
    ]);
    reply.tokens = Number.isFinite(usage.tokens) ? usage.tokens : null;
    const checked = check(embeddings, values.length);
    if (checked) reply.vectors = checked;
    else reply.failed = toModelFailure(new EngineFailure('MODEL_REPLY_INVALID'));
  } catch (error) {
    reply.failed = toModelFailure(
      ask.signal.aborted
        ? new EngineFailure('ABORTED')
        : timeout.aborted
          ? new EngineFailure('MODEL_TIMED_OUT', { isTemporary: true })
          : error,
    );
  }
  reply.durationMs = Math.round(performance.now() - started);
  return reply;
}

const record = (model: EmbeddingModelInUse, reply: Reply): ModelCall => ({
  provider: model.provider,
  model: model.modelId,
  capability: 'embedding',
  inputTokens: reply.tokens,
  outputTokens: null,
  durationMs: reply.durationMs,
  outcome: outcomeOf(reply.failed),
  problem: reply.failed?.problem ?? null,
});

async function embedBatch(model: EmbeddingModelInUse, values: string[], ask: EmbeddingAsk): Promise<number[][]> {
  for (let attempt = 0; ; attempt++) {
    const reply = await traceCall('embedding', model, () => embedOnce(model, values, ask));
    ask.onModelCall(record(model, reply));
    if (reply.failed === null) return reply.vectors;
    if (ask.isPatient === false) throw reply.failed.failure;
    await pauseBeforeRetry(reply.failed, attempt, ask.pause ?? pause, ask.signal);
  }
}

/** One vector of length one for every text, in their order. Throws `EngineFailure`. */
export async function embedTexts(model: EmbeddingModelInUse, texts: readonly string[], ask: EmbeddingAsk): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let start = 0; start < texts.length; start += textsACall) {
    const values = texts.slice(start, start + textsACall).map((text) => text.slice(0, maxCharacters) || ' ');
    vectors.push(...(await embedBatch(model, values, ask)));
    // The reply of a batch is large; other work of the process comes in between.
    await delay(0);
  }
  return vectors;
}
