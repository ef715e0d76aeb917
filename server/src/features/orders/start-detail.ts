import type { Tool } from '@folio/catalogue/define-tool';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { reserveCredits } from '../ledger/index.ts';
import { enqueueDetail } from './order-lane.ts';
import { type OrderDetailRow, updateDetail } from './orders.queries.ts';

/** Holds the credits of one output and puts it in the queue; throws 409 when too few are left or a cap is reached. */
export async function startDetail(
  kernel: Kernel,
  tx: Db,
  actor: Pick<Actor, 'id' | 'accountId'>,
  detail: OrderDetailRow,
  tool: Tool,
): Promise<void> {
  const { accountId } = actor;
  await reserveCredits(tx, {
    accountId,
    userId: actor.id,
    workspaceId: detail.workspace_id,
    orderDetailId: detail.id,
    amount: detail.price,
  });
  await updateDetail(tx, detail.id, { credits_reserved: detail.price });
  if (detail.kind === 'content') await enqueueDetail(kernel, tx, detail, tool);
}
