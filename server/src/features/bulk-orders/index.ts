export { bulkCareJobs, bulkRowJobs } from './bulk-orders.jobs.ts';
