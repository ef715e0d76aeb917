// The documents a call means: all of an order, one, or several.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { canView } from './orders.policy.ts';
import { listDetails, listDetailsOfOrder, lockDetails, type OrderDetailRow } from './orders.queries.ts';

export interface PickedDocuments {
  order_id?: number | undefined;
  order_detail_id?: number | undefined;
  order_detail_ids?: number[] | undefined;
}

/** Throws 422 when none is named, and 404 when one of them is not there or not to be seen. */
export async function pickDetails(db: Db, actor: Actor, call: PickedDocuments): Promise<OrderDetailRow[]> {
  const { order_id: orderId, order_detail_id: one, order_detail_ids: several } = call;
  const ids = [...new Set([...(several ?? []), ...(one === undefined ? [] : [one])])];
  if (ids.length === 0 && orderId === undefined) throw invalidField('order_detail_id', 'required');
  const details = ids.length > 0 ? await listDetails(db, ids) : await listDetailsOfOrder(db, orderId ?? 0);
  if (details.length === 0 || details.length < ids.length || details.some((detail) => !canView(actor, detail)))
    throw notFound('order_not_found');
  return details;
}

/**
 * The present rows of the same documents, locked until the transaction ends. Of two parallel calls the second reads the result of the first: 404
 * for documents deleted meanwhile, and the credits that are still held.
 */
export async function lockPickedDetails(tx: Db, actor: Actor, call: PickedDocuments): Promise<OrderDetailRow[]> {
  const picked = await pickDetails(tx, actor, call);
  const locked = await lockDetails(
    tx,
    picked.map((detail) => detail.id),
  );
  if (locked.length < picked.length || locked.some((detail) => !canView(actor, detail))) throw notFound('order_not_found');
  return locked;
}
