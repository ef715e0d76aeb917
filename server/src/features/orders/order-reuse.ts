// Port for placing an order.

export { moveToItsLane } from './enqueue-orders.ts';
export { insertOrder } from './insert-orders.queries.ts';
export { liveWriterPort } from './live-writer.ts';
export { dispatchTaskOrder, isManual, outlineOf } from './order-task.ts';
export { dispatchCancelled, dispatchPeopleOrder, documentOfPeople, peopleColumns } from './people-order.ts';
export { type PlacedOrder, placeOne } from './place-many.ts';
export { placeOrder } from './place-order.ts';
export { quoteOrder } from './quote-order.ts';
export { reopen } from './reopen-detail.ts';
export { type Rewriting, rewriteDetail } from './rewrite-detail.ts';
export { startDetail } from './start-detail.ts';
export { workingTitle } from './working-title.ts';
