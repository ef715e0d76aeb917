// SQL for the demo alone: one demo at a time, and rows that depend on a host that does not exist.
import type { PoolClient } from 'pg';
import type { Database, Db } from '../kernel/db/database.ts';

/** Any number that no other lock of the product uses. */
const lockNumber = 7_401_926;

/** Holds the lock of the demo until the connection is released; null while another process holds it. */
export async function lockDemo(database: Database): Promise<PoolClient | null> {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [lockNumber]);
  if (rows[0]?.is_free) return client;
  client.release();
  return null;
}

/** Lets pages that would be asked once more later be read now. */
export async function wakeVisits(db: Db, websiteId: number): Promise<void> {
  await db.client.query('update page_visits set not_before = now() where website_id = $1', [websiteId]);
}

/** The campaign and the parameters that links of an item begin with. */
export async function findCampaignOfItem(db: Db, itemId: number) {
  const { rows } = await db.client.query<{ campaign_id: number; utm_campaign: string; code: string }>(
    'select i.campaign_id, c.utm_campaign, i.code from campaign_items i join campaigns c on c.id = i.campaign_id where i.id = $1',
    [itemId],
  );
  return rows[0] ?? null;
}

/** The account of a user. */
export async function findAccountId(db: Db, userId: number): Promise<number> {
  const { rows } = await db.client.query<{ account_id: number }>('select account_id from users where id = $1', [userId]);
  return rows[0]?.account_id ?? 0;
}

/** Documents of a user's account that a tool is still to write. */
export async function countUnwritten(db: Db, userId: number): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>(
    `select count(*)::int as count from order_details
     where account_id = (select account_id from users where id = $1) and kind = 'content' and status in ('processing', 'in_progress')`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}
