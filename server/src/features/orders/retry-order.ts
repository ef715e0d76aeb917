// One more try for what failed or waits.
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { reserveCredits } from '../credits/index.ts';
import { findToolOf } from '../tools/index.ts';
import { enqueueDetail } from './order-lane.ts';
import { type BulkFeed, bulkFeedQueue } from './order-queue.ts';
import { reopenDetail } from './order-run.queries.ts';
import { abilities, maySee } from './orders.policy.ts';
import { findDetail, findOrder, listDetailsOfOrder, type OrderDetailRow } from './orders.queries.ts';
import type { PlacedOrder } from './place-order.ts';

/** Takes a detail up again with its credits held anew; `taken` when somebody else did. Throws 409 where credits or a cap do not suffice. */
export async function reopen(kernel: Kernel, detail: OrderDetailRow): Promise<'reopened' | 'taken'> {
  return kernel.database.transaction(async (tx) => {
    const reopened = await reopenDetail(tx, detail.id);
    if (!reopened) return 'taken' as const;
    const { account_id: accountId, user_id: userId, workspace_id: workspaceId, id, price } = reopened;
    await reserveCredits(tx, { accountId, userId, workspaceId, orderDetailId: id, amount: price });
    // A row of a bulk order takes its turn among the rows.
    const tool = await findToolOf(tx, accountId, detail.tool_slug, { isDeletedFine: true });
    if (detail.bulk_order_id === null) await enqueueDetail(kernel, tx, detail, tool);
    else await kernel.jobs.send<BulkFeed>(bulkFeedQueue, { bulkOrderId: detail.bulk_order_id }, tx);
    return 'reopened' as const;
  });
}

/** Tries a failed or held document of the actor again; throws 409 when it is neither. */
export async function retryOrder(kernel: Kernel, actor: Actor, detailId: number): Promise<PlacedOrder> {
  const detail = await findDetail(kernel.database, detailId);
  if (!detail || !maySee(actor, detail)) throw notFound('order_not_found');
  if (!abilities(actor, detail).retry) throw conflict('order_not_retryable');
  if ((await reopen(kernel, detail)) !== 'reopened')
    throw (await findDetail(kernel.database, detailId)) ? conflict('order_not_retryable') : notFound('order_not_found');
  const order = await findOrder(kernel.database, detail.order_id);
  if (!order) throw notFound('order_not_found');
  return { order, details: await listDetailsOfOrder(kernel.database, order.id) };
}
