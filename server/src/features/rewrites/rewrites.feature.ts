// Passages of documents, rewritten by a model.
import { defineFeature } from '../../kernel/feature.ts';
import { rewriteHandlers } from './rewrites.handlers.ts';
import { rewriteSweep } from './rewrites.jobs.ts';
import { rewriteRoutes } from './rewrites.routes.ts';

export const rewrites = defineFeature({
  name: 'rewrites',
  tags: {
    rewrites: ['Rewrites', 'Rewrite a passage of a document.'],
  },
  routes: (kernel) => ({ rewrites: rewriteRoutes(kernel) }),
  handlers: rewriteHandlers,
  sweeps: [rewriteSweep],
});
