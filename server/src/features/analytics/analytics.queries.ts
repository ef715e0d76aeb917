// SQL of tool use that waits to be sent.
import type { ToolUse } from '@folio/contract/analytics';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { analyticsEvents } from './analytics.table.ts';

export interface WaitingEvent {
  id: number;
  event: ToolUse;
  created_at: Date;
}

export async function insertEvent(tx: Db, event: ToolUse): Promise<void> {
  await tx.orm.insert(analyticsEvents).values({ event });
}

/** The oldest events that nobody is sending, kept from other workers for a minute. */
export async function claimEvents(db: Db, limit: number): Promise<WaitingEvent[]> {
  const { rows } = await db.client.query<WaitingEvent>(
    `update analytics_events set claimed_until = now() + interval '1 minute' where id in (
       select id from analytics_events where claimed_until is null or claimed_until < now() order by id limit $1 for update skip locked)
     returning id, event, created_at`,
    [limit],
  );
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Leaves claimed events to the next try. */
export async function unclaimEvents(db: Db, ids: number[]): Promise<void> {
  await db.orm.update(analyticsEvents).set({ claimed_until: null }).where(inArray(analyticsEvents.id, ids));
}

export async function deleteEvents(db: Db, ids: number[]): Promise<void> {
  await db.orm.delete(analyticsEvents).where(inArray(analyticsEvents.id, ids));
}

/** Deletes events after a day, and all but the newest `max`. Returns their number. */
export async function dropEvents(db: Db, max: number): Promise<number> {
  const { rowCount } = await db.client.query(
    `delete from analytics_events where created_at < now() - interval '1 day'
       or id <= (select id from analytics_events order by id desc offset $1 limit 1)`,
    [max],
  );
  return rowCount ?? 0;
}
