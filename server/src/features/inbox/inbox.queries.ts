// SQL of users' actions on their inbox items.
import type { Db } from '../../kernel/db/database.ts';

export interface StateRow {
  item_key: string;
  read_at: Date | null;
  done_at: Date | null;
  snoozed_until: Date | null;
}

/** A person's states of these items, by key. */
export async function listStates(db: Db, userId: number, keys: readonly string[]): Promise<Map<string, StateRow>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.client.query<StateRow>(
    'select item_key, read_at, done_at, snoozed_until from inbox_states where user_id = $1 and item_key = any($2::text[])',
    [userId, keys],
  );
  return new Map(rows.map((row) => [row.item_key, row]));
}

export interface StateChange {
  action: 'read' | 'unread' | 'done' | 'todo' | 'snooze';
  now: Date;
  until: Date | null;
}

/** Writes a user's actions on items, each in one row, in the order of their keys, so that two calls never wait for each other. */
export async function saveStates(db: Db, userId: number, keys: readonly string[], change: StateChange): Promise<void> {
  if (keys.length === 0) return;
  await db.client.query(
    `insert into inbox_states as s (user_id, item_key, read_at, done_at, snoozed_until, updated_at)
     select $1, key, case when $3 in ('read', 'done') then $4::timestamptz end, case when $3 = 'done' then $4::timestamptz end,
       case when $3 = 'snooze' then $5::timestamptz end, $4::timestamptz
     from unnest($2::text[]) as given (key) order by key
     on conflict (user_id, item_key) do update set
       read_at = case when $3 in ('read', 'done') then coalesce(s.read_at, $4::timestamptz) when $3 in ('unread', 'snooze') then null else s.read_at end,
       done_at = case when $3 = 'done' then coalesce(s.done_at, $4::timestamptz) when $3 in ('todo', 'snooze') then null else s.done_at end,
       snoozed_until = case when $3 = 'snooze' then $5::timestamptz when $3 in ('done', 'todo') then null else s.snoozed_until end,
       updated_at = $4::timestamptz`,
    [userId, keys, change.action, change.now.toISOString(), change.until?.toISOString() ?? null],
  );
}
