// Comments on passages of documents.
import { defineFeature } from '../../kernel/feature.ts';
import { commentHandlers } from './comments.handlers.ts';
import { mentionInbox } from './comments.inbox.ts';
import { commentRoutes } from './comments.routes.ts';

export const comments = defineFeature({
  name: 'comments',
  tags: {
    comments: ['Comments', 'Comment on documents and passages.'],
  },
  routes: (kernel) => ({ comments: commentRoutes(kernel) }),
  handlers: commentHandlers,
  inbox: [mentionInbox],
});
