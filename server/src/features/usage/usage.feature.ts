// What models were used for.
import { defineFeature } from '../../kernel/feature.ts';
import { usageRoutes } from './usage.routes.ts';

export const usage = defineFeature({ name: 'usage', routes: (kernel) => ({ usage: usageRoutes(kernel) }) });
