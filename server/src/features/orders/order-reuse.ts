// What others need of placing an order.
export { dispatchTaskOrder, isManual, outlineOf } from './order-task.ts';
export { dispatchCancelled, dispatchPeopleOrder, peopleColumns } from './people-order.ts';
export { liveWriterPort, placeOrder, startDetail, workingTitle } from './place-order.ts';
export { quoteOrder } from './quote-order.ts';
export { reopen } from './reopen-detail.ts';
export { type Rewriting, rewriteDetail } from './rewrite-detail.ts';
