import { inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { raisedEvents } from './kernel.table.ts';
import type { PastEvent, RaisedEvent } from './raised-event.ts';

const insert = {
  name: 'raise-events',
  text: `insert into raised_events (name, account_id, workspace_id, user_id, impersonator_id, subject_id, data)
    select $1, one.account_id, one.workspace_id, one.user_id, one.impersonator_id, one.subject_id, one.data
    from jsonb_array_elements($2::jsonb) with ordinality as given (event, nth),
      jsonb_to_record(given.event) as one (account_id int, workspace_id int, user_id int, impersonator_id int, subject_id int, data jsonb)
    order by given.nth`,
};

/** Writes events of one kind, in their order. */
export async function insertEvents(tx: Db, name: string, events: readonly RaisedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    account_id: event.accountId,
    workspace_id: event.workspaceId,
    user_id: event.userId,
    impersonator_id: event.impersonatorId,
    subject_id: event.subjectId,
    data: event.data,
  }));
  await tx.client.query({ ...insert, values: [name, JSON.stringify(rows)] });
}

/** Any number, the same in every process: events are dispatched by one worker at a time. */
const dispatchLock = 7_316_003;

/** Waits until no worker dispatches events, and keeps all from it until the transaction ends. */
export async function lockEvents(tx: Db): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1)', [dispatchLock]);
}

/** The oldest events that are due, locked until the transaction ends; none while another worker holds them. */
export async function listNextEvents(tx: Db, limit: number): Promise<PastEvent[]> {
  const { rows: lock } = await tx.client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    dispatchLock,
  ]);
  if (!lock[0]?.taken) return [];
  const rows = await tx.orm
    .select()
    .from(raisedEvents)
    .where(or(isNull(raisedEvents.deferred_until), lte(raisedEvents.deferred_until, sql`now()`)))
    .orderBy(raisedEvents.id)
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    accountId: row.account_id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    impersonatorId: row.impersonator_id,
    subjectId: row.subject_id,
    data: row.data,
    at: row.created_at,
  }));
}

export async function deleteEvents(tx: Db, events: { id: number }[]): Promise<void> {
  await tx.orm.delete(raisedEvents).where(
    inArray(
      raisedEvents.id,
      events.map((event) => event.id),
    ),
  );
}

/** Puts an event off that cannot be delivered: for 10 seconds, twice as long after each further failure, an hour at most. */
export async function deferEvent(db: Db, { id }: { id: number }): Promise<void> {
  await db.client.query(
    `update raised_events set failures = failures + 1,
       deferred_until = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(failures, 10)))
     where id = $1`,
    [id],
  );
}
