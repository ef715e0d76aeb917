// Category cards of shops, and the keyword index that they are composed from.
import { defineFeature } from '../../kernel/feature.ts';
import { categoryCardHandlers, followCardOrders } from './category-cards.handlers.ts';
import { categoryCardRoutes } from './category-cards.routes.ts';
import { keywordIndexJob } from './index-keywords.ts';

export const categoryCards = defineFeature({
  name: 'category-cards',
  tags: {
    categoryCards: ['Category cards', 'Cards of shop categories, and the keywords they are composed from.'],
  },
  routes: (kernel) => ({ categoryCards: categoryCardRoutes(kernel) }),
  jobs: [keywordIndexJob],
  handlers: categoryCardHandlers,
  subscribers: [followCardOrders],
});
