// Provider keys given in the environment appear as connections automatically; the key stays in the environment.

import { listProviders } from '@folio/engine/models/text-models';
import type { Kernel } from '../../kernel/kernel.ts';
import { modelsConfig } from './models.config.ts';
import { insertConnection, listConnections } from './models.queries.ts';

/** Adds the connections that the environment offers and that are not there yet. */
export async function addEnvironmentConnections(kernel: Kernel): Promise<void> {
  const { providerKeys } = modelsConfig.of(kernel.config);
  const known = new Set(
    (await listConnections(kernel.database)).filter((row) => row.is_key_in_environment).map((row) => row.provider),
  );
  for (const [provider, key] of Object.entries(providerKeys) as [keyof typeof providerKeys, string | null][]) {
    if (!key || known.has(provider)) continue;
    const name = listProviders().find((one) => one.id === provider)?.displayName ?? provider;
    await insertConnection(kernel.database, { name, provider, is_key_in_environment: true });
  }
}
