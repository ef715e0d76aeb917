export { bulkOrderFinished } from './bulk-order-events.ts';
export { bulkCareJobs, bulkRowJobs } from './bulk-orders.jobs.ts';
