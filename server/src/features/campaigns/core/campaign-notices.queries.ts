// SQL of reminders and notifications about campaigns: responsible users, old requests, and items that begin soon.
import type { Db } from '../../../kernel/db/database.ts';
import type { CampaignRow } from './campaigns.queries.ts';

/** Campaigns or items of one round; the next round follows. */
const aRound = 500;

/** Recipients of campaign notices: the manager, or all staff there if the manager left the workspace. */
export async function listResponsible(db: Db, { workspace_id, user_id }: Pick<CampaignRow, 'workspace_id' | 'user_id'>) {
  const { rows } = await db.client.query<{ id: number }>(
    `select u.id from workspace_members m join users u on u.id = m.user_id
     where m.workspace_id = $1 and u.disabled_at is null and u.removed_at is null
       and (u.id = $2 or (u.is_admin and not exists (select from workspace_members o join users p on p.id = o.user_id and p.disabled_at is null and p.removed_at is null
         where o.workspace_id = $1 and o.user_id = $2)))
     order by u.id limit 50`,
    [workspace_id, user_id],
  );
  return rows.map(({ id }) => id);
}

interface WorkspaceMorning {
  id: number;
  today: string;
  hour: number;
  freeDays: string[];
}

/** The first parameter is now. */
const morningColumns = `to_char($1::timestamptz at time zone w.time_zone, 'YYYY-MM-DD') as today,
  extract(hour from $1::timestamptz at time zone w.time_zone)::int as hour, w.free_days::text[] as "freeDays"`;
const isVisible = `not coalesce((a.branding->>'hide_audience')::boolean, false)`;

/** Campaigns with a request to the contact more than a day ago and no reminder, with the day of the request; the oldest first. */
export async function listAskedCampaigns(db: Db, now: Date): Promise<(WorkspaceMorning & { askedOn: string })[]> {
  const { rows } = await db.client.query<WorkspaceMorning & { askedOn: string }>(
    `select c.id, ${morningColumns}, to_char(c.asked_at at time zone w.time_zone, 'YYYY-MM-DD') as "askedOn"
     from campaigns c join workspaces w on w.id = c.workspace_id join accounts a on a.id = c.account_id
     where c.asked_at < $1::timestamptz - interval '1 day' and c.reminded_at is null and c.contact_email is not null
       and (c.state = 'proposed' or (c.is_changed_since_approval and c.state in ('running', 'paused'))) and ${isVisible}
     order by c.asked_at, c.id limit ${aRound}`,
    [now],
  );
  return rows;
}

/** Records a reminder of a contact: on a day by hand, or automatically. A reminder does not change the campaign. */
export async function recordReminder(tx: Db, id: number, { on }: { on: string | null }): Promise<void> {
  await tx.client.query(
    on === null
      ? 'update campaigns set reminded_at = now() where id = $1'
      : 'update campaigns set reminded_on = $2 where id = $1',
    on === null ? [id] : [id, on],
  );
}

/** Records, once, that the contact has opened the request. */
export async function markOpened(db: Db, id: number): Promise<void> {
  await db.client.query(
    'update campaigns set opened_at = now() where id = $1 and asked_at is not null and (opened_at is null or opened_at < asked_at)',
    [id],
  );
}

/** Running and approved campaigns with items that begin within ten days, or that begin themselves without approval. */
export async function listBeginningCampaigns(db: Db, now: Date, afterId: number): Promise<WorkspaceMorning[]> {
  const { rows } = await db.client.query<WorkspaceMorning>(
    `select c.id, ${morningColumns} from campaigns c join workspaces w on w.id = c.workspace_id join accounts a on a.id = c.account_id
     where c.id > $2 and ${isVisible} and c.state in ('proposed', 'approved', 'running')
       and exists (select from campaign_items i where i.campaign_id = c.id and i.dropped_at is null
         and i.from_date between $1::timestamptz::date - 1 and $1::timestamptz::date + 10 and i.due_noticed_for is distinct from i.from_date)
     order by c.id limit ${aRound}`,
    [now, afterId],
  );
  return rows;
}

/** Notes of items that staff were notified of their first day; answers those that were not noted before. */
export async function recordDueItems(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update campaign_items set due_noticed_for = from_date where id = any($1::int[]) and due_noticed_for is distinct from from_date returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Running campaigns after an id. */
export async function listRunningIds(db: Db, afterId: number): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `select c.id from campaigns c join accounts a on a.id = c.account_id
     where c.state = 'running' and c.id > $1 and ${isVisible} order by c.id limit ${aRound}`,
    [afterId],
  );
  return rows.map(({ id }) => id);
}

/** Remembers whether staff were notified that spend left the band; false where that was so already. */
export async function recordPacing(tx: Db, id: number, isNoticed: boolean): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    'update campaigns set is_pacing_noticed = $2 where id = $1 and is_pacing_noticed <> $2',
    [id, isNoticed],
  );
  return (rowCount ?? 0) > 0;
}
