// Files of all kinds, and how much an account may store.
import { defineFeature } from '../../kernel/feature.ts';
import { assetsConfig } from './assets.config.ts';
import { assetSweep } from './assets.jobs.ts';
import { setStorageLimit } from './storage-use.queries.ts';

export const assets = defineFeature({
  name: 'assets',
  config: assetsConfig,
  sweeps: [assetSweep],
  onStart: (kernel) => setStorageLimit(kernel.database, assetsConfig.of(kernel.config).maxStorageBytes),
});
