// Tool use for the installation's own analytics.
import { defineFeature } from '../../kernel/feature.ts';
import { analyticsConfig } from './analytics.config.ts';
import { analyticsHandlers } from './analytics.handlers.ts';
import { analyticsJob } from './analytics.jobs.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const analytics = defineFeature({
  name: 'analytics',
  tags: {
    analytics: ['Analytics', 'Tool use for the analytics of the installation.'],
  },
  config: analyticsConfig,
  jobs: [analyticsJob],
  handlers: analyticsHandlers,
  routes: (kernel) => ({ analytics: analyticsRoutes(kernel) }),
});
