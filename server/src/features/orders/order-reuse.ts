// What others need of placing an order.
export { dispatchTaskOrder, isManual } from './order-task.ts';
export { liveWriterPort, workingTitle } from './place-order.ts';
export { reopen } from './reopen-detail.ts';
