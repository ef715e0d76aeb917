import { defineConfig } from '../../kernel/config.ts';
import { aNumber } from '../../kernel/config-values.ts';

export const assetsConfig = defineConfig(
  { STORAGE_LIMIT_GB: aNumber().min(0, 'must be at least 0').default(20) },
  ({ STORAGE_LIMIT_GB: limit }) => ({
    /** Storage limit of one account, in bytes; null means unlimited. */
    maxStorageBytes: limit === 0 ? null : Math.ceil(limit * 1000 ** 3),
  }),
);
