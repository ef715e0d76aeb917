import type { Db } from './db/database.ts';

/** Sends each payload to the listeners of the channel. */
export async function notifyOf(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  await db.client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads]);
}
