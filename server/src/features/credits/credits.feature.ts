// Credits as people see them: balances, caps and statements.
import { defineFeature } from '../../kernel/feature.ts';
import { creditRoutes } from './credits.routes.ts';

export const credits = defineFeature({
  name: 'credits',
  tags: {
    credits: ['Credits', 'Balance, ledger and monthly caps.'],
  },
  routes: (kernel) => ({ credits: creditRoutes(kernel) }),
});
