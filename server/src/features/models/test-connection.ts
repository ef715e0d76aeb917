import { testConnection as tryConnection } from '@folio/engine/models/text-models';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keyOf } from './model-key.ts';
import { type ConnectionRow, findConnection, saveConnectionTest } from './models.queries.ts';

/** Longest time a test may take, in milliseconds; a local model has to be loaded first. */
const timeoutMs = 60_000;

/** Tests a connection and saves the result: its state, and its models. */
export async function testConnection(kernel: Kernel, id: number): Promise<{ connection: ConnectionRow; latencyMs: number }> {
  const connection = await findConnection(kernel.database, id);
  if (!connection) throw notFound('connection_not_found');
  const tried = await tryConnection(
    {
      provider: connection.provider,
      apiKey: keyOf(kernel.config, connection),
      baseUrl: connection.base_url ?? undefined,
      modelPath: connection.model_path ?? undefined,
      modelId: connection.models[0] ?? '',
    },
    AbortSignal.timeout(timeoutMs),
  );
  const models = tried.models && tried.models.length > 0 ? { models: tried.models.slice(0, 200) } : {};
  const kept = await saveConnectionTest(kernel.database, connection, {
    state: tried.ok ? 'ok' : 'failing',
    problem: tried.problem ?? null,
    tested_at: kernel.clock.now(),
    ...models,
  });
  // Saved with another address or key meanwhile: the result is not about it.
  const saved = kept ?? (await findConnection(kernel.database, id));
  if (!saved) throw notFound('connection_not_found');
  return { connection: saved, latencyMs: Math.round(tried.latencyMs) };
}
