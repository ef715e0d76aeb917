export { removeChatsOf } from './remove-chat.ts';
