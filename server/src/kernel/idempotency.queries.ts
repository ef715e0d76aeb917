import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { idempotentAnswers } from './kernel.table.ts';

/** A user's key for one call, with the fingerprint of the request body. */
export interface KeyedCall {
  userId: number;
  call: string;
  key: string;
  bodyHash: Buffer;
}

const isOfKey = ({ userId, call, key }: KeyedCall) =>
  and(eq(idempotentAnswers.user_id, userId), eq(idempotentAnswers.call, call), eq(idempotentAnswers.key, key));

const isExpired = sql`${idempotentAnswers.created_at} < now() - interval '1 day'`;

/** Result stored under a key within the last day; null if there is none. */
export async function findIdempotentResult(db: Db, call: KeyedCall): Promise<{ bodyHash: Buffer; made: unknown } | null> {
  const [row] = await db.orm
    .select({ bodyHash: idempotentAnswers.body_hash, made: idempotentAnswers.made })
    .from(idempotentAnswers)
    .where(and(isOfKey(call), sql`not (${isExpired})`));
  return row ?? null;
}

/** A key that is older than a day is used again. */
const keepMade = {
  name: 'keep-made',
  text: `insert into idempotent_answers as kept (user_id, call, key, body_hash, answer) values ($1, $2, $3, $4, $5)
    on conflict (user_id, call, key) do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()
      where kept.created_at < now() - interval '1 day'
    returning id`,
};

/**
 * Saves the result of a call in the transaction that creates it. Returns false if another call with the key has committed. Waits for a
 * call that has not committed yet, as long as for any lock (`timeouts`). Throws SQLSTATE 55P03 if that takes too long.
 */
export async function insertIdempotentResult(
  tx: Db,
  { userId, call, key, bodyHash }: KeyedCall,
  made: unknown,
): Promise<boolean> {
  const { rows } = await tx.client.query({ ...keepMade, values: [userId, call, key, bodyHash, JSON.stringify(made)] });
  return rows.length > 0;
}

/** Completes the saved result with facts known only after the transaction. */
export async function completeIdempotentResult(db: Db, call: KeyedCall, made: unknown): Promise<void> {
  await db.orm.update(idempotentAnswers).set({ made }).where(isOfKey(call));
}

/** Frees a key under which this was made; one that another call has used since stays. */
export async function deleteIdempotentResult(db: Db, call: KeyedCall, made: unknown): Promise<void> {
  await db.orm
    .delete(idempotentAnswers)
    .where(and(isOfKey(call), sql`${idempotentAnswers.made} = ${JSON.stringify(made)}::jsonb`));
}

/** Deletes at most `limit` keys that are older than a day; answers how many. */
export async function deleteExpiredKeys(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.client.query(
    `delete from idempotent_answers where id in (
       select id from idempotent_answers where created_at < now() - interval '1 day' order by created_at limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}

/** Deletes at most `limit` expired rate limit counters. Returns their number. */
export async function deleteExpiredRateLimits(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.client.query(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < (extract(epoch from now()) * 1000)::bigint limit $1 for update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}
