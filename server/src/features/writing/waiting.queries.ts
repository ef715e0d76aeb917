// SQL that finds orders on hold without a reason to wait, always some at a time.
import type { Db } from '../../kernel/db/database.ts';
import { waitingReasons } from '../orders/index.ts';

export interface WaitingDetail {
  id: number;
  bulk_order_id: number | null;
}

/** Details on hold for one of the reasons, of one account or all, by id after `afterId`. */
export async function listWaiting(
  db: Db,
  {
    reasons,
    accountId,
    afterId,
    limit,
  }: { reasons: readonly string[]; accountId: number | null; afterId: number; limit: number },
): Promise<WaitingDetail[]> {
  const { rows } = await db.client.query<WaitingDetail>(
    `select id, bulk_order_id from order_details
     where status = 'onHold' and reason = any($1::text[]) and ($2::int is null or account_id = $2) and id > $3 order by id limit $4`,
    [reasons, accountId, afterId, limit],
  );
  return rows;
}

/**
 * Minutes after the choice of a model in which an order may still go on hold for lack of it: it asked before. Bounded, so that an order which
 * the model cannot help is not put back for ever.
 */
const graceMinutes = 10;

/** Orders with a due time, a connection that responds again, or a selected model; only if the credits suffice, in no order. */
export async function listResumable(db: Db, limit: number): Promise<WaitingDetail[]> {
  const grace = `interval '${graceMinutes} minutes'`;
  const { rows } = await db.client.query<WaitingDetail>(
    `select d.id, d.bulk_order_id from order_details d join accounts a on a.id = d.account_id
     where d.status = 'onHold' and a.credits_available >= d.price and (
       d.resume_at <= now()
       or (d.reason = 'MODEL_NOT_ANSWERING' and not exists (
         select 1 from model_breakers b where b.connection_id = d.waits_for_connection and b.open_until is not null))
       or exists (select 1 from model_choices c where d.updated_at < c.chosen_at + ${grace} and $1::jsonb -> c.capability ? d.reason)
       or (a.text_model_connection_id is not null and d.updated_at < a.text_model_chosen_at + ${grace} and $1::jsonb -> 'text' ? d.reason))
     order by random() limit $2`,
    [JSON.stringify(waitingReasons.waitingReasons), limit],
  );
  return rows;
}

/** Of each connection that may be tried again the oldest detail that waits for it. */
export async function listProbes(db: Db, limit: number): Promise<WaitingDetail[]> {
  const { rows } = await db.client.query<WaitingDetail>(
    `select d.id, d.bulk_order_id from model_breakers b cross join lateral (
       select w.id, w.bulk_order_id from order_details w join accounts a on a.id = w.account_id
       where w.status = 'onHold' and w.reason = 'MODEL_NOT_ANSWERING' and w.waits_for_connection = b.connection_id
         and a.credits_available >= w.price order by w.id limit 1) d
     where b.open_until <= now() and (b.probe_until is null or b.probe_until <= now()) limit $1`,
    [limit],
  );
  return rows;
}
