// Badge of an order with several outputs.
import type { OrderStatus } from '@folio/contract/orders';

/** Returns the overall status: unfinished rows first, then failed ones, then cancelled ones. */
export function badgeOfOrder(details: { status: OrderStatus; is_cancelled: boolean }[]) {
  const has = (status: OrderStatus, isCancelled = false) =>
    details.some((detail) => detail.status === status && detail.is_cancelled === isCancelled);
  const order: OrderStatus[] = ['in_progress', 'processing', 'failed', 'onHold'];
  const status = order.find((one) => has(one));
  const isCancelled = status === undefined && has('failed', true);
  return { status: status ?? (isCancelled ? 'failed' : 'accepted'), isCancelled };
}
