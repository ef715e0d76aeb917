// Markets: figures by country.
import { defineFeature } from '../../kernel/feature.ts';
import { marketsConfig } from './markets.config.ts';
import { marketRoutes } from './markets.routes.ts';

export const markets = defineFeature({
  name: 'markets',
  tags: {
    markets: ['Markets', 'Figures by country: popularity of a keyword, audiences and results of campaigns, publications.'],
  },
  config: marketsConfig,
  routes: (kernel) => ({ markets: marketRoutes(kernel) }),
});
