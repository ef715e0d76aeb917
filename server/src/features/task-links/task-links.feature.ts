// Links in the documents of tasks: broken ones hold publishing.
import { conflict } from '../../kernel/errors.ts';
import { onEvent } from '../../kernel/events.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { publicationEvents } from '../publishing/index.ts';
import { lockTaskOfDocument } from '../tasks/index.ts';
import { countBrokenLinks } from './check-links.ts';
import { taskLinkRoutes } from './task-links.routes.ts';

export const taskLinks = defineFeature({
  name: 'task-links',
  tags: {
    taskLinks: ['Task links', 'Links in the document of a task.'],
  },
  routes: (kernel) => ({ taskLinks: taskLinkRoutes(kernel) }),
  handlers: [
    onEvent(publicationEvents.documentGoesOut, async (_kernel, tx, { orderDetailId }) => {
      const task = await lockTaskOfDocument(tx, orderDetailId);
      if (!task || task.status === 'completed') return;
      const count = await countBrokenLinks(tx, task);
      if (count > 0) throw conflict('task_links_broken', { count });
    }),
  ],
});
