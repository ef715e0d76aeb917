export { createNotificationHandler as createNoticeListener } from './listen.ts';
export { notificationJobs } from './notifications.jobs.ts';
