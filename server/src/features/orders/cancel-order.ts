// Canceling running orders. The worker notices that its attempt is over and closes the model call (`run-order.ts`).
import type { Actor } from '../../kernel/actor.ts';
import { conflict, forbidden } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits } from '../ledger/index.ts';
import { cancelDetails } from './attempts.queries.ts';
import { bulkFeedQueue } from './order-queue.ts';
import { abilities, canRemove } from './orders.policy.ts';
import { dispatchCancelled } from './people-order.ts';
import { lockPickedDetails } from './pick-details.ts';

/**
 * Ends the running or waiting documents of an order, or one document, as failed with the reason `CANCELLED` and releases its credits. Returns the
 * number of documents. Throws 403 for another user's order, 409 if nothing is running any more.
 */
export function cancelOrder(
  kernel: Kernel,
  actor: Actor,
  call: { order_id?: number | undefined; order_detail_id?: number | undefined },
): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    const details = await lockPickedDetails(tx, actor, call);
    if (details.some((detail) => !canRemove(actor, detail))) throw forbidden();
    const busy = details.filter((detail) => abilities(actor, detail).cancel);
    // A text that failed may still hold the credits of its proofreading.
    if (busy.length === 0) {
      const failed = details.filter(({ status }) => status === 'failed').map(({ id }) => id);
      if (failed.length === 0 || (await dispatchCancelled(kernel, tx, actor, failed)) === 0)
        throw conflict('order_not_cancellable');
      for (const detail of details) kernel.changes.note(tx, detail);
      return failed.length;
    }
    const written = busy.filter(({ kind }) => kind === 'content');
    await cancelDetails(
      tx,
      written.map((detail) => detail.id),
    );
    for (const detail of busy) kernel.changes.note(tx, detail);
    for (const detail of written)
      await releaseCredits(tx, {
        accountId: detail.account_id,
        userId: detail.user_id,
        orderDetailId: detail.id,
        reserved: detail.credits_reserved,
      });
    // Linguists end their work on the others, and their waiting proofreadings.
    await dispatchCancelled(
      kernel,
      tx,
      actor,
      busy.map((detail) => detail.id),
    );
    // The next rows of a bulk order take the turn of those that are over.
    for (const bulkOrderId of new Set(written.flatMap(({ bulk_order_id: id }) => (id === null ? [] : [id]))))
      await kernel.jobs.send(bulkFeedQueue, { bulkOrderId }, tx);
    return busy.length;
  });
}
