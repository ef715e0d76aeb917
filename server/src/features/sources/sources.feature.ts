// Pages, files and texts that orders are written from.
import { defineFeature } from '../../kernel/feature.ts';
import { sourceEmbedJob } from './embed-passages.ts';
import { sourceHandlers } from './sources.handlers.ts';
import { sourceReadJob } from './sources.jobs.ts';
import { sourceRights } from './sources.rights.ts';
import { sourceRoutes } from './sources.routes.ts';

export const sources = defineFeature({
  name: 'sources',
  tags: {
    sources: ['Sources', 'Files and pages that texts are written from.'],
  },
  rights: sourceRights,
  routes: (kernel) => ({ sources: sourceRoutes(kernel) }),
  jobs: [sourceReadJob, sourceEmbedJob],
  handlers: sourceHandlers,
});
