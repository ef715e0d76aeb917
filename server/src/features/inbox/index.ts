export { countInbox, listInbox, presentItem } from './list-inbox.ts';
