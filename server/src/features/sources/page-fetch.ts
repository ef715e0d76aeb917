import { createGuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import type { Config } from '../../kernel/config.ts';

const fetchers = new WeakMap<Config, ReturnType<typeof createGuardedFetch>>();

/** The guarded fetcher of this process: the only way to a page outside. */
export function pageFetch(config: Config): ReturnType<typeof createGuardedFetch> {
  const known = fetchers.get(config) ?? createGuardedFetch({ allow: config.fetchAllow });
  fetchers.set(config, known);
  return known;
}
