// Execution of orders.
import { defineFeature } from '../../kernel/feature.ts';
import { provide } from '../../kernel/port.ts';
import { placing } from '../orders/index.ts';
import { liveWriter } from './live-order.ts';
import { previewRoutes } from './preview.routes.ts';
import { orderResumeJob } from './resume-orders.ts';
import { orderRunJob } from './run-order.ts';
import { writingHandlers } from './writing.handlers.ts';

export const writing = defineFeature({
  name: 'writing',
  tags: {
    writing: ['Previews and briefs', 'What a live tool answers without an order, and what a waiting order is written from.'],
  },
  routes: (kernel) => ({ writing: previewRoutes(kernel) }),
  jobs: [orderRunJob('builtIn'), orderRunJob('text'), orderRunJob('media'), orderResumeJob],
  handlers: writingHandlers,
  provides: [provide(placing.liveWriterPort, liveWriter)],
});
