// Orders with an output per row of a file.
import { defineFeature } from '../../kernel/feature.ts';
import { bulkFeedJob, bulkRowJob, bulkSweep } from './bulk-orders.jobs.ts';
import { bulkOrderRoutes } from './bulk-orders.routes.ts';
import { productFileRoutes, productOrderRoutes } from './product-orders.routes.ts';

export const bulkOrders = defineFeature({
  name: 'bulk-orders',
  tags: {
    bulkOrders: ['Bulk orders', 'Order many documents from one file.'],
  },
  routes: (kernel) => ({
    bulkOrders: { ...bulkOrderRoutes(kernel), ...productOrderRoutes(kernel), ...productFileRoutes(kernel) },
  }),
  jobs: [bulkRowJob, bulkFeedJob],
  sweeps: [bulkSweep],
});
