export { type KnownPage, knownPagesPort } from './known-pages-port.ts';
export { newTextLinksPort } from './new-text-links-port.ts';
export { requestResume } from './resume-orders.ts';
export { endInterrupted, runOrder } from './run-order.ts';
