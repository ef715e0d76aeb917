// Search volumes and rankings of an outside provider.
import { defineFeature } from '../../kernel/feature.ts';
import { outsideDataConfig } from './outside-data.config.ts';
import { outsideDataRoutes } from './outside-data.routes.ts';

export const outsideData = defineFeature({
  name: 'outside-data',
  tags: {
    outsideData: ['Outside data', 'Access to data of other services.'],
  },
  config: outsideDataConfig,
  routes: (kernel) => ({ outsideData: outsideDataRoutes(kernel) }),
});
