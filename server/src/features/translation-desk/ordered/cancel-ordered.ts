// Documents that are cancelled where they were ordered end their requests.
import type * as z from 'zod';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type orderEvents, orderRows } from '../../orders/index.ts';
import { lockWhole } from '../core/get-request.ts';
import { numberOf } from '../core/request-number.ts';
import { listOpenRequestsOf } from '../core/requests.queries.ts';
import { cancelLocked } from '../requests/end-request.ts';

type Cancelled = z.infer<typeof orderEvents.orderCancelled.schema>;

/**
 * Cancels every request with all of its documents among those. Throws 409 if a linguist's document is only a part of its request, since
 * quote and due date belong to the whole.
 */
export async function cancelOrdered(_kernel: Kernel, tx: Db, cancelled: Cancelled): Promise<void> {
  const { accountId, userId, impersonatorId, orderDetailIds, ended } = cancelled;
  const actor = { id: userId, accountId, impersonator: impersonatorId === null ? null : { id: impersonatorId, name: '' } };
  const ids = new Set(orderDetailIds);
  for (const requestId of await listOpenRequestsOf(tx, orderDetailIds)) {
    const locked = await lockWhole(tx, requestId);
    if (!locked || ['approved', 'cancelled'].includes(locked.request.state)) continue;
    if (locked.lines.every((line) => ids.has(line.order_detail_id))) {
      await cancelLocked(tx, locked, actor);
      ended.requests += 1;
      continue;
    }
    const own = locked.lines.map((line) => line.order_detail_id).filter((id) => ids.has(id));
    const details = await orderRows.listDetails(tx, own);
    if (details.some(({ kind }) => kind === 'translation_line'))
      throw conflict('request_as_a_whole', { number: numberOf(locked.request) });
  }
}
