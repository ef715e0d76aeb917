// Conversations with a model.
import { defineFeature } from '../../kernel/feature.ts';
import { chatHandlers } from './chats.handlers.ts';
import { chatAnswerJob, chatSweep } from './chats.jobs.ts';
import { chatRoutes } from './chats.routes.ts';

export const chats = defineFeature({
  name: 'chats',
  tags: {
    chats: ['Chat', 'Conversations with documents, images, audio and pages.'],
  },
  routes: (kernel) => ({ chats: chatRoutes(kernel) }),
  jobs: [chatAnswerJob],
  sweeps: [chatSweep],
  handlers: chatHandlers,
});
