// Provider keys given in the environment appear as connections automatically; the key stays in the environment.

import { listProviders } from '@folio/engine/models/text-models';
import type { Kernel } from '../../kernel/kernel.ts';
import { modelsConfig } from './models.config.ts';
import { insertConnection, listConnections, lockConnections } from './models.queries.ts';

type KeyedProvider = keyof ReturnType<typeof modelsConfig.of>['providerKeys'];

/** Adds the connections that the environment offers and that are not there yet; of several processes that start at once one adds them. */
export async function addEnvironmentConnections(kernel: Kernel): Promise<void> {
  const keys = Object.entries(modelsConfig.of(kernel.config).providerKeys);
  const offered = keys.flatMap(([provider, key]) => (key ? [provider as KeyedProvider] : []));
  if (offered.length === 0) return;
  await kernel.database.transaction(async (tx) => {
    await lockConnections(tx);
    const known = (await listConnections(tx)).filter((row) => row.is_key_in_environment).map((row) => row.provider);
    for (const provider of offered.filter((one) => !known.includes(one))) {
      const name = listProviders().find((one) => one.id === provider)?.displayName ?? provider;
      await insertConnection(tx, { name, provider, is_key_in_environment: true });
    }
  });
}
