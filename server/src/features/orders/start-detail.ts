import type { Tool } from '@folio/catalogue/define-tool';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { reserveCredits } from '../ledger/index.ts';
import { enqueueDetail } from './enqueue-orders.ts';
import type { OrderDetailRow } from './orders.queries.ts';

/** Reserves the price of a document that is placed already, and enqueues it. Throws 409 if credits or a cap do not suffice. */
export async function startDetail(
  kernel: Kernel,
  tx: Db,
  detail: Pick<OrderDetailRow, 'id' | 'account_id' | 'user_id' | 'workspace_id' | 'price'>,
  tool: Pick<Tool, 'execution'> | null,
): Promise<void> {
  const { id: orderDetailId, account_id: accountId, user_id: userId, workspace_id: workspaceId, price: amount } = detail;
  await reserveCredits(tx, { accountId, userId, workspaceId, orderDetailId, amount });
  await enqueueDetail(kernel, tx, detail, tool);
}
