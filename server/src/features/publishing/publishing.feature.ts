// Documents on websites.
import { defineFeature } from '../../kernel/feature.ts';
import { documentPublishJob } from './publish.jobs.ts';
import { publishingHandlers } from './publishing.handlers.ts';
import { publicationInbox } from './publishing.inbox.ts';
import { publishingRoutes } from './publishing.routes.ts';

export const publishing = defineFeature({
  name: 'publishing',
  tags: {
    publishing: ['Publishing', 'Send documents to websites.'],
  },
  routes: (kernel) => ({ publishing: publishingRoutes(kernel) }),
  jobs: [documentPublishJob],
  handlers: publishingHandlers,
  inbox: [publicationInbox],
});
