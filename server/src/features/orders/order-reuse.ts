// What others need of placing an order.
export { liveWriterPort, workingTitle } from './place-order.ts';
export { reopen } from './reopen-detail.ts';
