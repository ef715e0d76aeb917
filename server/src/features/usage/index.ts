export { recordModelCall } from './usage.queries.ts';
