export { getFlags } from './platform.queries.ts';
