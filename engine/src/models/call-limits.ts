// How long a call of a text model may take: by where the model runs, not by what it is asked.
import type { TextModel } from '../engine-types.ts';
import type { CallLimits } from './call-model.ts';

/** A vendor's machines answer within seconds; what reasons first is silent for up to a minute. */
const atVendor: CallLimits = { totalMs: 240_000, firstSignMs: 60_000, stallMs: 45_000 };
/** A server of one's own may first load the model, and writes a long text for many minutes. */
const onOwnServer: CallLimits = { totalMs: 900_000, firstSignMs: 300_000, stallMs: 60_000 };
/** A model on this machine's processor reads a long prompt for minutes. */
const onThisMachine: CallLimits = { totalMs: 900_000, firstSignMs: 600_000, stallMs: 60_000 };

export function callLimitsOf({ provider }: TextModel): CallLimits {
  if (provider === 'local-gguf') return onThisMachine;
  return provider === 'openai-compatible' ? onOwnServer : atVendor;
}
