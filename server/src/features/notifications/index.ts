export { createNotificationHandler as createNoticeListener } from './listen.ts';
