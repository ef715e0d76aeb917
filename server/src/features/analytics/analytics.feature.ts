// Tool use for the installation's own analytics.
import { defineFeature } from '../../kernel/feature.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const analytics = defineFeature({ name: 'analytics', routes: (kernel) => ({ analytics: analyticsRoutes(kernel) }) });
