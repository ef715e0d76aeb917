// Category cards of shops, and the keyword index that they are composed from.
import { defineFeature } from '../../kernel/feature.ts';
import { provide } from '../../kernel/port.ts';
import { knownPagesPort } from '../writing/index.ts';
import { categoryCardHandlers, followCardOrders } from './category-cards.handlers.ts';
import { categoryCardRoutes } from './category-cards.routes.ts';
import { keywordIndexJob } from './index-keywords.ts';
import { pagesOfCard } from './pages-of-card.ts';

export const categoryCards = defineFeature({
  name: 'category-cards',
  tags: {
    categoryCards: ['Category cards', 'Cards of shop categories, and the keywords they are composed from.'],
  },
  routes: (kernel) => ({ categoryCards: categoryCardRoutes(kernel) }),
  jobs: [keywordIndexJob],
  provides: [provide(knownPagesPort, pagesOfCard)],
  handlers: categoryCardHandlers,
  subscribers: [followCardOrders],
});
