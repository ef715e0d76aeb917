// SQL of limits. Times are the database's, in milliseconds: a process with a wrong clock shuts nobody out.
import type { Db } from './db/database.ts';

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** Drops entries that expire later than one window from now: they were written while the clock was ahead. */
const isOver = `rate_limits.expire <= ${now} or rate_limits.expire > ${now} + $2::bigint + 1000`;

/** Counts one try; answers how many there were in the window and the milliseconds until it ends. One statement, so that none is lost. */
export async function countTry(db: Db, key: string, windowMs: number): Promise<{ points: number; waitMs: number }> {
  const { rows } = await db.client.query<{ points: number; wait_ms: number }>(
    `insert into rate_limits (key, points, expire) values ($1, 1, ${now} + $2::bigint)
     on conflict (key) do update set
       points = case when ${isOver} then 1 else least(rate_limits.points + 1, 1000000) end,
       expire = case when ${isOver} then excluded.expire else rate_limits.expire end
     returning points, (expire - ${now})::int as wait_ms`,
    [key, windowMs],
  );
  return { points: rows[0]?.points ?? 1, waitMs: rows[0]?.wait_ms ?? windowMs };
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.client.query('delete from rate_limits where key = $1', [key]);
}

/** Forgets the tries of hashed keys, whatever limit counted them. */
export async function forgetTriesOf(db: Db, hashes: readonly string[]): Promise<void> {
  await db.client.query(`delete from rate_limits where split_part(key, ':', 2) = any($1)`, [hashes]);
}
