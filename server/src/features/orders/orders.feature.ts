// Orders: quoted, placed, proposed, retried and cancelled.
import { defineFeature } from '../../kernel/feature.ts';
import { orderHandlers } from './orders.handlers.ts';
import { holdInbox } from './orders.inbox.ts';
import { mediaOrderRoutes, orderRoutes, weeklyUseRoutes } from './orders.routes.ts';

export const orders = defineFeature({
  name: 'orders',
  tags: {
    orders: ['Orders', 'Quote, place, propose, retry and cancel orders.'],
    mediaOrders: ['Media orders', 'The calls on orders, at the addresses of media orders.'],
  },
  routes: (kernel) => ({ orders: { ...orderRoutes(kernel), ...weeklyUseRoutes(kernel) }, mediaOrders: mediaOrderRoutes(kernel) }),
  handlers: orderHandlers,
  inbox: [holdInbox],
});
