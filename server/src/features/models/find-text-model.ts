import type { TextModel } from '@folio/engine/engine-types';
import { createTextModel } from '@folio/engine/models/text-models';
import type { Kernel } from '../../kernel/kernel.ts';
import { keyOf } from './model-key.ts';
import { findChoice } from './models.queries.ts';

const made = new WeakMap<Kernel, { key: string; model: Promise<TextModel> }>();

/** The connected text model that was chosen, or null for the built-in composer. Made anew only when the choice changes. */
export async function findTextModel(kernel: Kernel): Promise<TextModel | null> {
  const found = await findChoice(kernel.database, 'text');
  if (!found) return null;
  const { choice, connection } = found;
  const key = JSON.stringify([connection, choice]);
  const known = made.get(kernel);
  if (known?.key === key) return known.model;
  const model = createTextModel({
    provider: connection.provider,
    apiKey: keyOf(kernel.config, connection),
    baseUrl: connection.base_url ?? undefined,
    modelPath: connection.model_path ?? undefined,
    modelId: choice.model,
  });
  made.set(kernel, { key, model });
  // A model that could not be made is tried anew next time.
  model.catch(() => made.delete(kernel));
  return model;
}

/** Names of the chosen text model, or null; costs no connection. */
export async function findTextModelName(kernel: Kernel): Promise<{ provider: string; model: string } | null> {
  const found = await findChoice(kernel.database, 'text');
  return found ? { provider: found.connection.name, model: found.choice.model } : null;
}
