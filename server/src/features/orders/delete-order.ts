import type { Actor } from '../../kernel/actor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits } from '../credits/index.ts';
import { abilities, mayRemove, maySee } from './orders.policy.ts';
import { deleteDetails, findDetail, listDetailsOfOrder } from './orders.queries.ts';

/** Deletes one document, or an order with all of its documents; 409 while one of them is being written. */
export async function deleteOrder(
  kernel: Kernel,
  actor: Actor,
  input: { order_id?: number | undefined; order_detail_id?: number | undefined },
): Promise<void> {
  const { order_id: orderId, order_detail_id: detailId } = input;
  if (orderId === undefined && detailId === undefined) throw invalidField('order_detail_id', 'required');
  await kernel.database.transaction(async (tx) => {
    const one = detailId === undefined ? null : await findDetail(tx, detailId);
    const details = one ? [one] : orderId === undefined ? [] : await listDetailsOfOrder(tx, orderId);
    if (details.length === 0 || details.some((detail) => !maySee(actor, detail))) throw notFound('order_not_found');
    if (details.some((detail) => !mayRemove(actor, detail))) throw forbidden();
    if (details.some((detail) => !abilities(actor, detail).delete)) throw conflict('order_busy');
    for (const detail of details) {
      // A human proofreader's credits are still held.
      await releaseCredits(tx, {
        accountId: detail.account_id,
        userId: detail.user_id,
        orderDetailId: detail.id,
        reserved: detail.credits_reserved,
      });
    }
    await deleteDetails(tx, details);
  });
}
