// Briefings that an order can carry.
import { defineFeature } from '../../kernel/feature.ts';
import { guidelineHandlers } from './guidelines.handlers.ts';
import { guidelineRights } from './guidelines.rights.ts';
import { guidelineRoutes } from './guidelines.routes.ts';

export const guidelines = defineFeature({
  name: 'guidelines',
  tags: {
    guidelines: ['Briefings', 'Briefings for orders.'],
  },
  rights: guidelineRights,
  routes: (kernel) => ({ guidelines: guidelineRoutes(kernel) }),
  handlers: guidelineHandlers,
});
