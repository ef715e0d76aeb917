// The model that writes for an account: what its owners chose, else what the platform chose, else none.
import type { TextModel } from '@folio/engine/engine-types';
import { createTextModel } from '@folio/engine/models/text-models';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keyOf } from './model-key.ts';
import { findChoice, findOwnChoice } from './models.queries.ts';

/** Models held ready in one process; a local one fills memory, so they are few. */
const mostReady = 4;
const ready = new WeakMap<Kernel, Map<string, Promise<TextModel>>>();

const findChosen = async (db: Db, accountId: number) => (await findOwnChoice(db, accountId)) ?? (await findChoice(db, 'text'));

/** The connected text model of an account, or null for the built-in composer. Made anew only when a choice or its connection changes. */
export async function findTextModel(kernel: Kernel, accountId: number): Promise<TextModel | null> {
  const found = await findChosen(kernel.database, accountId);
  if (!found) return null;
  const { choice, connection } = found;
  const models = ready.get(kernel) ?? new Map<string, Promise<TextModel>>();
  ready.set(kernel, models);
  const key = JSON.stringify([connection, choice.model]);
  const known = models.get(key);
  if (known) return known;
  const model = createTextModel({
    provider: connection.provider,
    apiKey: keyOf(kernel.config, connection),
    baseUrl: connection.base_url ?? undefined,
    modelPath: connection.model_path ?? undefined,
    modelId: choice.model,
  });
  models.set(key, model);
  const [oldest] = models.keys();
  if (models.size > mostReady && oldest !== undefined) models.delete(oldest);
  // A model that could not be made is tried anew next time.
  model.catch(() => models.delete(key));
  return model;
}

/** Names of an account's text model, or null; costs no connection. */
export async function findTextModelName(kernel: Kernel, accountId: number): Promise<{ provider: string; model: string } | null> {
  const found = await findChosen(kernel.database, accountId);
  return found ? { provider: found.connection.name, model: found.choice.model } : null;
}
