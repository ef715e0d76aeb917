import { inArray } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { raisedEvents } from './kernel.table.ts';
import type { PastEvent, RaisedEvent } from './raised-event.ts';

const insert = {
  name: 'raise-event',
  text: `insert into raised_events (name, account_id, workspace_id, user_id, impersonator_id, subject_id, data) values ($1, $2, $3, $4, $5, $6, $7)`,
};

export async function insertEvent(tx: Db, name: string, event: RaisedEvent): Promise<void> {
  const { accountId, workspaceId, userId, impersonatorId, subjectId, data } = event;
  await tx.client.query({ ...insert, values: [name, accountId, workspaceId, userId, impersonatorId, subjectId, data] });
}

/** Any number, the same in every process: events are dispatched by one worker at a time. */
const dispatchLock = 7_316_003;

/** Waits until no worker dispatches events, and keeps all from it until the transaction ends. */
export async function lockEvents(tx: Db): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1)', [dispatchLock]);
}

/** The oldest events, locked until the transaction ends; none while another worker holds them. */
export async function listNextEvents(tx: Db, limit: number): Promise<PastEvent[]> {
  const { rows: lock } = await tx.client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    dispatchLock,
  ]);
  if (!lock[0]?.taken) return [];
  const rows = await tx.orm.select().from(raisedEvents).orderBy(raisedEvents.id).limit(limit);
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
