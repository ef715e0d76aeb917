export { hasDashboard } from './widgets.queries.ts';
