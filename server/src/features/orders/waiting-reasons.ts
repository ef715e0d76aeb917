// Why an order is on hold rather than failed: something is missing that someone can bring, and then it continues automatically.
import type { Capability } from '@folio/contract/capabilities';
import type { EngineFailureCode } from '@folio/engine/core/engine-types';

/** Waiting orders by kind of model. */
export const waitingReasons: Record<Capability, EngineFailureCode[]> = {
  text: ['NEEDS_MODEL', 'LANGUAGE_NEEDS_MODEL', 'NEEDS_TRANSLATION_MODEL'],
  translation: ['NEEDS_TRANSLATION_MODEL'],
  image: ['NEEDS_IMAGE_MODEL'],
  speech: ['NEEDS_SPEECH_MODEL'],
  transcription: ['NEEDS_TRANSCRIPTION_MODEL'],
  video: ['NEEDS_VIDEO_MODEL'],
  embedding: [],
  review: [],
};

/** Every reason that a model would end. */
export const modelReasons: ReadonlySet<string> = new Set(Object.values(waitingReasons).flat());

/** Orders that continue automatically: when the model responds again, or at the time that its server named. */
export const automaticReasons = ['MODEL_NOT_ANSWERING', 'MODEL_ASKS_TO_WAIT'] as const satisfies EngineFailureCode[];

export const isAutomatic = (reason: string): boolean => automaticReasons.some((one) => one === reason);

/** Every reason from which an order is put back without anybody asking for it. */
export const resumableReasons: ReadonlySet<string> = new Set([...modelReasons, ...automaticReasons]);

/** Every reason to wait, for a model or for people. */
export const holdingReasons: ReadonlySet<string> = new Set([...modelReasons, 'NEEDS_PEOPLE']);
