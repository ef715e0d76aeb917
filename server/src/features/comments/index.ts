export { commentCreated, commentMentioned } from './comment-events.ts';
export { type GuestQuestion, listGuestQuestions, listGuestThreads } from './comments.queries.ts';
export { createGuestComment } from './create-comment.ts';
