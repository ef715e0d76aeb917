// Port for features above: reads and validates files with tool rows, and orders rows that were read.

export { mapColumns } from './map-columns.ts';
export { placeBulkOrder, refuseIssues } from './place-bulk-order.ts';
export { tableOfObjects } from './product-request.ts';
export { issueText, type ValidatedRow, validateRows } from './validate-rows.ts';
