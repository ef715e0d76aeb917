// What features above need of files with rows of a tool: reading and judging them, and ordering rows that were read.
export { issueText, type JudgedRow, judgeRows } from './judge-rows.ts';
export { mapColumns } from './map-columns.ts';
export { placeBulkOrder, refuseIssues } from './place-bulk-order.ts';
export { tableOfObjects } from './product-request.ts';
