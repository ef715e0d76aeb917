export { createNotificationHandler as createNoticeListener } from './listen.ts';
export { countUnread } from './notifications.queries.ts';
