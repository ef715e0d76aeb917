// Tool use for the installation's own analytics.
import { defineFeature } from '../../kernel/feature.ts';
import { analyticsConfig } from './analytics.config.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const analytics = defineFeature({
  name: 'analytics',
  config: analyticsConfig,
  routes: (kernel) => ({ analytics: analyticsRoutes(kernel) }),
});
