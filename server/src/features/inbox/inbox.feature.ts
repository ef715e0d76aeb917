// One inbox for everything that waits for a person.
import { defineFeature } from '../../kernel/feature.ts';
import { inboxRoutes } from './inbox.routes.ts';

export const inbox = defineFeature({
  name: 'inbox',
  tags: {
    inbox: ['Inbox', 'Reviews, mentions, held orders, offers, overdue tasks, failed publications and warnings.'],
  },
  routes: (kernel) => ({ inbox: inboxRoutes(kernel) }),
});
