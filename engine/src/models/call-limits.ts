// Maximum duration of a text model call: depends on the model's location, not on the request.
import type { TextModel } from '../core/engine-types.ts';

/** Maximum time one call can take, in milliseconds. */
export interface CallLimits {
  totalMs: number;
  /** Until the first sign of a reply: models that reason are silent for a while. */
  firstSignMs: number;
  /** Between two pieces of the reply. */
  stallMs: number;
}

/** A vendor's machines reply within seconds; a reasoning model is silent for up to a minute. */
const atVendor: CallLimits = { totalMs: 240_000, firstSignMs: 60_000, stallMs: 45_000 };
/** A self-hosted server may first load the model, and writes a long text for minutes. */
const onOwnServer: CallLimits = { totalMs: 540_000, firstSignMs: 180_000, stallMs: 60_000 };
/** A model on this machine's processor reads a long prompt for minutes. */
const onThisMachine: CallLimits = { totalMs: 900_000, firstSignMs: 600_000, stallMs: 60_000 };

/** Milliseconds for one text over all tries of its order; a model on this machine's processor needs more for a long one. */
export const maxWritingMs = ({ provider }: TextModel): number => (provider === 'local-gguf' ? 1_800_000 : 600_000);

/** Characters that no answer of ours has: the longest is a tenth of it. A longer stream is a fault and is cut off. */
export const maxAnswerCharacters = 400_000;

/** Bytes of one reply as it comes over the line, with all that protocols wrap around each word. */
export const maxReplyBytes = 32 * 1024 * 1024;

/**
 * Returns the maximum tokens of a reply, reasoning included: several times our longest text. Null if the client itself requests
 * the model's maximum.
 */
export const maxAnswerTokens = ({ provider }: TextModel): number | null =>
  provider === 'anthropic' || provider === 'local-gguf' ? null : 16_384;

/** Tokens of the longest words, with markup and the marks of JSON around them. */
const tokensOfWord = 5;
/** Extra tokens for output beside the words of a text, and for models that reason before they write. */
const tokensBeside = 4096;

/** Returns the tokens for a text of so many words, within a reply's maximum; undefined if no length was requested. */
export function maxTokensFor(model: TextModel, words: unknown): number | null | undefined {
  const most = maxAnswerTokens(model);
  if (most === null || typeof words !== 'number' || words <= 0) return undefined;
  return Math.min(most, Math.ceil(words * tokensOfWord) + tokensBeside);
}

export function callLimitsOf({ provider }: TextModel): CallLimits {
  if (provider === 'local-gguf') return onThisMachine;
  return provider === 'openai-compatible' ? onOwnServer : atVendor;
}
