// Usage of models.
import { defineFeature } from '../../kernel/feature.ts';
import { usageRoutes } from './usage.routes.ts';

export const usage = defineFeature({
  name: 'usage',
  tags: {
    usage: ['Usage', 'Calls of models, movements of credits, and the users of the account.'],
  },
  routes: (kernel) => ({ usage: usageRoutes(kernel) }),
});
