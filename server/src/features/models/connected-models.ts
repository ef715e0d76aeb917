// The platform's models of other kinds than text, found when a tool asks for one.
import type { ConnectedModels, MediaCapability, TextModel } from '@folio/engine/core/engine-types';
import { createMediaModel, createTextModel } from '@folio/engine/models/text-models';
import type { Kernel } from '../../kernel/kernel.ts';
import { findTextModel } from './find-text-model.ts';
import { keepReady } from './keep-ready.ts';
import { findChoice } from './models.queries.ts';

const readyOf = {
  image: keepReady((connection) => createMediaModel('image', connection)),
  speech: keepReady((connection) => createMediaModel('speech', connection)),
  transcription: keepReady((connection) => createMediaModel('transcription', connection)),
  video: keepReady((connection) => createMediaModel('video', connection)),
};
const readyToTranslate = keepReady(createTextModel);
const readyToReview = keepReady(createTextModel);

/** Connected models of an account; they are queried only when a tool needs one. */
export function connectedModels(
  kernel: Kernel,
  accountId: number,
): ConnectedModels & {
  /** The text model chosen for second opinions, else the one that writes. */ review: () => Promise<TextModel | null>;
} {
  return {
    media: async <Kind extends MediaCapability>(kind: Kind) => {
      const found = await findChoice(kernel.database, kind);
      // Made by the entry of this very kind.
      return found ? ((await readyOf[kind](kernel, found)) as Awaited<ReturnType<typeof createMediaModel<Kind>>>) : null;
    },
    translation: async () => {
      const found = await findChoice(kernel.database, 'translation');
      return found ? readyToTranslate(kernel, found) : findTextModel(kernel, accountId);
    },
    review: async () => {
      const found = await findChoice(kernel.database, 'review');
      return found ? readyToReview(kernel, found) : findTextModel(kernel, accountId);
    },
  };
}
