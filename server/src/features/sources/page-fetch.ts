import { createGuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import type { Config } from '../../kernel/config.ts';

const fetchers = new WeakMap<Config, ReturnType<typeof createGuardedFetch>>();

/**
 * For calls that need the status only: what else an address sends is read for a second, so that an answer without an end frees its slot.
 */
export const onlyStatus = { isStatusOnly: true, bodyTimeoutMs: 1000 } as const;

/** The guarded fetcher of this process: the only way to a page outside. */
export function pageFetch(config: Config): ReturnType<typeof createGuardedFetch> {
  const known = fetchers.get(config) ?? createGuardedFetch({ allow: config.fetchAllow });
  fetchers.set(config, known);
  return known;
}
