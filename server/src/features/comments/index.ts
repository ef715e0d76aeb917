export { commentCreated, commentMentioned } from './comment-events.ts';
export { listGuestThreads } from './comments.queries.ts';
export { createGuestComment } from './create-comment.ts';
