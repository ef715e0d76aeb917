// One more try for a failed or waiting order.
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { abilities, canView } from './orders.policy.ts';
import { findDetail, findOrder, listDetailsOfOrder } from './orders.queries.ts';
import type { OrderPlaced } from './present-placed.ts';
import { reopen } from './reopen-detail.ts';

/** Tries a failed or held document of the actor again; throws 409 when it is neither, and for the work of people. */
export async function retryOrder(kernel: Kernel, actor: Actor, detailId: number): Promise<OrderPlaced> {
  const detail = await findDetail(kernel.database, detailId);
  if (!detail || !canView(actor, detail)) throw notFound('order_not_found');
  if (detail.kind !== 'content') throw conflict('order_of_people');
  if (!abilities(actor, detail).retry) throw conflict('order_not_retryable');
  if ((await reopen(kernel, detail)) !== 'reopened')
    throw (await findDetail(kernel.database, detailId)) ? conflict('order_not_retryable') : notFound('order_not_found');
  const order = await findOrder(kernel.database, detail.order_id);
  if (!order) throw notFound('order_not_found');
  return { order, details: await listDetailsOfOrder(kernel.database, order.id) };
}
