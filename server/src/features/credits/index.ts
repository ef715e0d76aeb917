export { listMovements, listSpentByDay } from './movements.queries.ts';
