export { bulkOrderFinished } from './bulk-order-events.ts';
export { getVisibleBulkOrder } from './bulk-orders.policy.ts';
export { listReadyRows } from './bulk-rows.queries.ts';
export { plainName } from './bulk-tool.ts';
export { noFile, readTableFile, type Table } from './read-table-file.ts';
export * as bulkRows from './rows-for-others.ts';
export { type TableFormat, writeTable } from './table-writer.ts';
