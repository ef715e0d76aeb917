export { bulkOrderFinished } from './bulk-order-events.ts';
