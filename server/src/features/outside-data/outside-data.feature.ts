// Search volumes and rankings of an outside provider.
import { defineFeature } from '../../kernel/feature.ts';
import { outsideDataRoutes } from './outside-data.routes.ts';

export const outsideData = defineFeature({
  name: 'outside-data',
  routes: (kernel) => ({ outsideData: outsideDataRoutes(kernel) }),
});
