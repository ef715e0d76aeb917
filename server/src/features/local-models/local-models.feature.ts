// Models that this machine runs.
import { defineFeature } from '../../kernel/feature.ts';
import { localModelJob } from './local-models.jobs.ts';
import { localModelRoutes } from './local-models.routes.ts';

export const localModels = defineFeature({
  name: 'local-models',
  routes: (kernel) => ({ localModels: localModelRoutes(kernel) }),
  jobs: [localModelJob],
});
