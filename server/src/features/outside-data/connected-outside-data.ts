import type { OutsideData } from '@folio/engine/core/outside-data';
import { createGuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import { createDataForSeo } from '@folio/engine/outside-data/dataforseo';
import type { Config } from '../../kernel/config.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { decryptSecret } from '../../kernel/secrets.ts';
import { outsideDataConfig } from './outside-data.config.ts';
import { findAccess } from './outside-data.queries.ts';

/** Live figures of searchers are collected while one waits, in milliseconds. */
const timeoutMs = 40_000;

/** A source for these credentials; nothing is asked yet. */
export const sourceFor = (config: Config, login: string, password: string): OutsideData =>
  createDataForSeo({
    login,
    password,
    baseUrl: outsideDataConfig.of(config).dataForSeoUrl,
    fetch: createGuardedFetch({ allow: config.fetchAllow, timeoutMs }),
  });

/** The account's source of figures, or null where none is connected. */
export async function connectedOutsideData({ database, config }: Kernel, accountId: number): Promise<OutsideData | null> {
  const access = await findAccess(database, accountId);
  return access && sourceFor(config, access.login, decryptSecret(access.password_sealed, config.secretKey));
}
