export { refuseWhereHidden } from './get-task.ts';
export * as guestReview from './guest-review.ts';
export * as guestRows from './guests.queries.ts';
export * as taskEvents from './task-events.ts';
export * as taskRows from './tasks.queries.ts';
export { taskRights } from './tasks.rights.ts';
