import type { Kernel } from '../../kernel/kernel.ts';
import { type ConnectionRow, insertConnection } from './models.queries.ts';

/** Connects a model file of this machine that was just tried out. */
export const addLocalConnection = (
  kernel: Kernel,
  model: Pick<ConnectionRow, 'name' | 'provider'> & { path: string },
): Promise<ConnectionRow> =>
  insertConnection(kernel.database, {
    name: model.name,
    provider: model.provider,
    model_path: model.path,
    models: [model.name],
    state: 'ok',
    tested_at: kernel.clock.now(),
  });
