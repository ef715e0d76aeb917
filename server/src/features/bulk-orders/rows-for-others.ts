// Port for features above: reads and validates files with tool rows, and orders rows that were read.
export { issueText, type ValidatedRow, validateRows } from './judge-rows.ts';
export { mapColumns } from './map-columns.ts';
export { placeBulkOrder, refuseIssues } from './place-bulk-order.ts';
export { tableOfObjects } from './product-request.ts';
