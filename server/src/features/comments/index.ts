export { commentCreated, commentMentioned } from './comment-events.ts';
