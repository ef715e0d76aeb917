// SQL of a website's page settings: schedule of checks, link map, and the worker that reads its pages.
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { pageSettings } from './pages.table.ts';

export type PageSettingsRow = typeof pageSettings.$inferSelect;

/**
 * Locks the pages of a website: whatever adds pages, writes links or counts them has this lock, so that counts are right and no two
 * transactions wait for each other. Throws 404 where the website was deleted.
 */
export async function lockPages(tx: Db, websiteId: number): Promise<PageSettingsRow> {
  await tx.client.query(
    'insert into page_settings (website_id) select id from websites where id = $1 for key share on conflict do nothing',
    [websiteId],
  );
  const [row] = await tx.orm.select().from(pageSettings).where(eq(pageSettings.website_id, websiteId)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function findSettings(db: Db, websiteId: number): Promise<Omit<PageSettingsRow, 'layout'> | null> {
  const { layout: _layout, ...columns } = getTableColumns(pageSettings);
  const [row] = await db.orm.select(columns).from(pageSettings).where(eq(pageSettings.website_id, websiteId));
  return row ?? null;
}

export async function findLayout(db: Db, websiteId: number): Promise<Pick<PageSettingsRow, 'layout' | 'laid_out_at'> | null> {
  const [row] = await db.orm
    .select({ layout: pageSettings.layout, laid_out_at: pageSettings.laid_out_at })
    .from(pageSettings)
    .where(eq(pageSettings.website_id, websiteId));
  return row ?? null;
}

export async function updateSettings(
  db: Db,
  websiteId: number,
  changes: Partial<typeof pageSettings.$inferInsert>,
): Promise<void> {
  await db.orm.update(pageSettings).set(changes).where(eq(pageSettings.website_id, websiteId));
}

/** Seconds that a turn lasts without a sign of its worker. */
const turnSeconds = 15;

/** Claims the turn of a website; false where another worker has it. */
export async function claimTurn(db: Db, websiteId: number, turn: string): Promise<boolean> {
  const { rowCount } = await db.client.query(
    `update page_settings set turn = $2, turn_until = now() + make_interval(secs => $3)
     where website_id = $1 and (turn_until is null or turn_until < now())`,
    [websiteId, turn, turnSeconds],
  );
  return rowCount === 1;
}

/** Says that the worker lives; false where its turn was given to another. */
export async function extendTurn(db: Db, websiteId: number, turn: string): Promise<boolean> {
  const { rowCount } = await db.client.query(
    'update page_settings set turn_until = now() + make_interval(secs => $3) where website_id = $1 and turn = $2',
    [websiteId, turn, turnSeconds],
  );
  return rowCount === 1;
}

export async function releaseTurn(db: Db, websiteId: number, turn: string): Promise<void> {
  await db.client.query('update page_settings set turn = null, turn_until = null where website_id = $1 and turn = $2', [
    websiteId,
    turn,
  ]);
}

/** Websites with pages to read that no worker reads. */
export async function listIdle(db: Db, limit: number): Promise<{ website_id: number; account_id: number }[]> {
  const { rows } = await db.client.query<{ website_id: number; account_id: number }>(
    `select s.website_id, w.account_id from page_settings s join websites w on w.id = s.website_id
     where (s.turn_until is null or s.turn_until < now()) and (
       exists (select from page_visits v left join page_imports i on i.id = v.import_id
         where v.website_id = s.website_id and v.not_before <= now() and (i.id is null or i.state in ('queued', 'running')))
       or exists (select from page_imports i where i.website_id = s.website_id and i.state in ('queued', 'running')))
     order by s.website_id limit $1`,
    [limit],
  );
  return rows;
}

/** Websites with a due check, with the time zone of their workspace. */
export async function listDueChecks(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.client.query<{ website_id: number }>(
    'select website_id from page_settings where next_check_at <= $1 order by next_check_at limit $2',
    [now, limit],
  );
  return rows.map((row) => row.website_id);
}

/** The next time at which it is this hour in the workspace of a website, this many days from now at the earliest. */
export async function nextCheckAt(
  db: Db,
  websiteId: number,
  { hour, days }: { hour: number; days: number },
): Promise<Date | null> {
  const { rows } = await db.client.query<{ at: Date }>(
    `select case when given.at > now() then given.at else given.at + interval '1 day' end as at
     from websites w left join workspaces s on s.id = w.workspace_id,
       lateral (select (date_trunc('day', now() at time zone coalesce(s.time_zone, 'UTC')) + make_interval(days => $3, hours => $2))
         at time zone coalesce(s.time_zone, 'UTC') as at) given
     where w.id = $1`,
    [websiteId, hour, days],
  );
  return rows[0]?.at ?? null;
}
