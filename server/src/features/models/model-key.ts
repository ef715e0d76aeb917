// The key of a connection: sealed in the database, or read from the environment at each use. Never sent anywhere but to its provider.

import type { Config } from '../../kernel/config.ts';
import { decryptSecret, encryptSecret } from '../../kernel/secrets.ts';
import { modelsConfig } from './models.config.ts';
import type { ConnectionRow } from './models.queries.ts';

type KeyedProvider = keyof ReturnType<typeof modelsConfig.of>['providerKeys'];

const isKeyed = (provider: string): provider is KeyedProvider => ['openai', 'anthropic', 'google', 'mistral'].includes(provider);

/** The plain key, or undefined where the connection has none. */
export function keyOf(config: Config, connection: ConnectionRow): string | undefined {
  if (connection.is_key_in_environment)
    return (isKeyed(connection.provider) && modelsConfig.of(config).providerKeys[connection.provider]) || undefined;
  return connection.api_key_sealed ? decryptSecret(connection.api_key_sealed, config.secretKey) : undefined;
}

/** The columns that keep a key. */
export function sealKey(config: Config, key: string | null | undefined) {
  return key
    ? { api_key_sealed: encryptSecret(key, config.secretKey), key_ending: key.slice(-4), is_key_in_environment: false }
    : {};
}
