import type { EmbeddingModelInUse } from '@folio/engine/core/engine-types';
import { createEmbeddingModel } from '@folio/engine/models/text-models';
import type { Kernel } from '../../kernel/kernel.ts';
import { keepReady } from './keep-ready.ts';
import { findChoice } from './models.queries.ts';

const ready = keepReady(createEmbeddingModel);

export interface ChosenEmbedding {
  model: EmbeddingModelInUse;
  /** Distinguishes its vectors from any other model's; also from one of the same name behind another connection. */
  key: string;
}

/** The platform's model for nearness, or null: then sources are found by their words alone. */
export async function findEmbeddingModel(kernel: Kernel): Promise<ChosenEmbedding | null> {
  const found = await findChoice(kernel.database, 'embedding');
  if (!found) return null;
  return { model: await ready(kernel, found), key: `${found.connection.id} ${found.choice.model}` };
}
