// Models held ready in one process, made again only when a choice or its connection changes.
import type { ModelConnection } from '@folio/engine/models/model-connection';
import type { Kernel } from '../../kernel/kernel.ts';
import { keyOf } from './model-key.ts';
import type { Chosen } from './models.queries.ts';

/** A local model fills memory, so they are few. */
const maxReady = 4;

/** A way of making models that gives the same choice the same model, as long as it is among the last four. */
export function keepReady<Model>(
  create: (connection: ModelConnection) => Promise<Model>,
): (kernel: Kernel, chosen: Chosen) => Promise<Model> {
  const ready = new WeakMap<Kernel, Map<string, Promise<Model>>>();
  return (kernel, { choice, connection }) => {
    const models = ready.get(kernel) ?? new Map<string, Promise<Model>>();
    ready.set(kernel, models);
    const key = JSON.stringify([connection, choice.model]);
    const known = models.get(key);
    if (known) return known;
    const model = create({
      id: connection.id,
      provider: connection.provider,
      apiKey: keyOf(kernel.config, connection),
      baseUrl: connection.base_url ?? undefined,
      modelPath: connection.model_path ?? undefined,
      modelId: choice.model,
    });
    models.set(key, model);
    const [oldest] = models.keys();
    if (models.size > maxReady && oldest !== undefined) models.delete(oldest);
    // A model that could not be made is tried again next time.
    model.catch(() => models.delete(key));
    return model;
  };
}
