// What others need of placing an order.
export { workingTitle } from './place-order.ts';
export { reopen } from './reopen-detail.ts';
