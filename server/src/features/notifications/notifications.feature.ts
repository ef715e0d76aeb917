// Notifications in the product and by email.
import { defineFeature } from '../../kernel/feature.ts';
import { createNotificationHandler } from './listen.ts';
import { notificationHandlers } from './notifications.handlers.ts';
import { notificationRights } from './notifications.rights.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { digestSweep, noticeMailJob } from './send-mails.ts';

export const notifications = defineFeature({
  name: 'notifications',
  tags: {
    notifications: ['Notifications', 'Notifications and notification groups.'],
  },
  rights: notificationRights,
  routes: (kernel) => ({ notifications: notificationRoutes(kernel) }),
  jobs: [noticeMailJob],
  sweeps: [digestSweep],
  handlers: notificationHandlers,
  subscribers: [createNotificationHandler],
});
