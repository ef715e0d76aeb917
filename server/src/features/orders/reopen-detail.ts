// Taking up an output again that failed or was on hold.
import type { Kernel } from '../../kernel/kernel.ts';
import { reserveCredits } from '../ledger/index.ts';
import { findToolOf } from '../tools/index.ts';
import { enqueueDetail } from './enqueue-orders.ts';
import { bulkFeedQueue } from './order-queue.ts';
import type { OrderDetailRow } from './orders.queries.ts';
import { reopenDetail } from './reopen-details.queries.ts';

/** Takes a detail up again with its credits held again; `taken` when someone else did. Throws 409 where credits or a cap do not suffice. */
export async function reopen(kernel: Kernel, detail: OrderDetailRow): Promise<'reopened' | 'taken'> {
  return kernel.database.transaction(async (tx) => {
    const reopened = await reopenDetail(tx, detail.id);
    if (!reopened) return 'taken' as const;
    kernel.changes.note(tx, reopened);
    const { account_id: accountId, user_id: userId, workspace_id: workspaceId, id, price } = reopened;
    await reserveCredits(tx, { accountId, userId, workspaceId, orderDetailId: id, amount: price });
    // A row of a bulk order takes its turn among the rows.
    const tool = await findToolOf(tx, accountId, detail.tool_slug, { isDeletedFine: true });
    if (detail.bulk_order_id === null) await enqueueDetail(kernel, tx, detail, tool);
    else await kernel.jobs.send(bulkFeedQueue, { bulkOrderId: detail.bulk_order_id }, tx);
    return 'reopened' as const;
  });
}
