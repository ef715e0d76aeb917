export { recordModelCall } from './model-calls.queries.ts';
