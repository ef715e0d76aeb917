// Models that this machine runs.
import { defineFeature } from '../../kernel/feature.ts';
import { localModelsConfig } from './local-models.config.ts';
import { localModelJob } from './local-models.jobs.ts';
import { localModelRoutes } from './local-models.routes.ts';

export const localModels = defineFeature({
  name: 'local-models',
  tags: {
    localModels: ['Local models', 'Download and manage models that run on this server.'],
  },
  config: localModelsConfig,
  routes: (kernel) => ({ localModels: localModelRoutes(kernel) }),
  jobs: [localModelJob],
});
