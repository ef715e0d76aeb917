import { baseOf } from '@folio/contract/languages';
import { and, arrayContains, arrayOverlaps, asc, eq, inArray, or } from 'drizzle-orm';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { deskHolidays, linguists, translationRates } from './linguists.table.ts';

export type LinguistRow = typeof linguists.$inferSelect;

/** A linguist with the workload for the list. */
export interface ListedLinguist extends LinguistRow {
  name: string;
  email: string;
  open_jobs: number;
  delivered_jobs: number;
  on_time: number | null;
  changed_in_review: number | null;
  booked_words: number;
  load: number | null;
  free_from: string | null;
}

/** $1 is today. What was changed in review is counted in the job after theirs on the same line. A linguist's days are those of the desk without absences; open jobs fill them one after the other, half a year ahead. */
const listed = `with desk_days as materialized (select to_char(d, 'YYYY-MM-DD') as day, row_number() over (order by d) as number
    from generate_series($1::date, $1::date + 182, interval '1 day') d
    where extract(isodow from d) < 6 and not exists (select 1 from desk_holidays h where h.day = d::date))
  select l.*, u.name, u.email, d.open_jobs, d.delivered_jobs, d.on_time, c.changed_in_review, d.booked_words,
    d.booked_words::float8 / nullif(w.week_days * l.words_a_day, 0) as load, w.free_from
  from linguists l join users u on u.id = l.user_id
  cross join lateral (select count(*) filter (where j.state in ('accepted', 'in_progress', 'sent_back'))::int as open_jobs,
      coalesce(sum(j.words) filter (where j.state in ('accepted', 'in_progress', 'sent_back')), 0)::int as booked_words,
      count(*) filter (where j.state in ('delivered', 'done'))::int as delivered_jobs,
      (avg(case when j.due_at is null or j.delivered_at <= j.due_at then 1 else 0 end) filter (where j.state in ('delivered', 'done')))::float8 as on_time
    from translation_jobs j where j.linguist_id = l.id) d
  cross join lateral (select sum(n.changed_words)::float8 / nullif(sum(n.words), 0) as changed_in_review
    from translation_jobs j join translation_jobs n on n.line_id = j.line_id and n.position = j.position + 1
    where j.linguist_id = l.id and n.state in ('delivered', 'done')) c
  cross join lateral (select (count(*) filter (where o.number <= 5))::int as week_days,
      min(o.day) filter (where o.own > d.booked_words / l.words_a_day) as free_from
    from (select n.day, n.number, row_number() over (order by n.day) as own from desk_days n
      where not exists (select 1 from jsonb_array_elements(l.absences) a where n.day between a->>'from' and a->>'until')) o) w`;

interface Filter {
  search?: string | undefined;
  pair?: string | undefined;
  isActive?: boolean | undefined;
  page: number;
  perPage: number;
}

/** Linguists by name, with how many there are in all and how many the filter finds. */
export async function listLinguists(
  db: Db,
  today: string,
  filter: Filter,
): Promise<{ rows: ListedLinguist[]; total: number; filtered: number }> {
  const where = `$1::date is not null and ($2::text is null or u.name ilike $2 or u.email ilike $2)
    and ($3::text is null or l.pairs @> array[$3]) and ($4::bool is null or l.is_active = $4)`;
  const values = [today, filter.search ? containing(filter.search) : null, filter.pair ?? null, filter.isActive ?? null];
  const { rows } = await db.client.query<ListedLinguist>(
    `${listed} where ${where} order by lower(u.name), l.id limit $5 offset $6`,
    [...values, filter.perPage, (filter.page - 1) * filter.perPage],
  );
  const { rows: counts } = await db.client.query<{ total: number; filtered: number }>(
    `select (select count(*)::int from linguists) as total,
      (select count(*)::int from linguists l join users u on u.id = l.user_id where ${where}) as filtered`,
    values,
  );
  return { rows, total: counts[0]?.total ?? 0, filtered: counts[0]?.filtered ?? 0 };
}

export async function findListedLinguist(db: Db, today: string, id: number): Promise<ListedLinguist | null> {
  const { rows } = await db.client.query<ListedLinguist>(`${listed} where l.id = $2`, [today, id]);
  return rows[0] ?? null;
}

/** The linguist that a person is, active or not. */
export async function findLinguistOf(db: Db, userId: number): Promise<LinguistRow | null> {
  const [row] = await db.orm.select().from(linguists).where(eq(linguists.user_id, userId));
  return row ?? null;
}

/** Null where the person is a linguist already. */
export async function insertLinguist(db: Db, values: typeof linguists.$inferInsert): Promise<LinguistRow | null> {
  const [row] = await db.orm.insert(linguists).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function updateLinguist(
  db: Db,
  id: number,
  changes: Partial<typeof linguists.$inferInsert>,
): Promise<LinguistRow | null> {
  const [row] = await db.orm.update(linguists).set(changes).where(eq(linguists.id, id)).returning();
  return row ?? null;
}

/** Locks a linguist until the transaction ends, so that no job comes meanwhile. */
export async function lockLinguist(tx: Db, id: number): Promise<LinguistRow | null> {
  const [row] = await tx.orm.select().from(linguists).where(eq(linguists.id, id)).for('update');
  return row ?? null;
}

export async function deleteLinguist(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(linguists).where(eq(linguists.id, id));
}

/** Active linguists by name, or the one of an id alone. */
export async function listLinguistPage(db: Db, id: number | null, page: number, perPage: number) {
  const where = '($1::int is null or l.id = $1) and l.is_active';
  const { rows } = await db.client.query<LinguistRow & { name: string }>(
    `select l.*, u.name from linguists l join users u on u.id = l.user_id where ${where} order by lower(u.name), l.id limit $2 offset $3`,
    [id, perPage, (page - 1) * perPage],
  );
  const { rows: counts } = await db.client.query<{ total: number }>(
    `select count(*)::int as total from linguists l where ${where}`,
    [id],
  );
  return { rows, total: counts[0]?.total ?? 0 };
}

/** True for a linguist of a language pair. A text in one language is proofread by its natives too. */
export const worksIn = (linguist: Pick<LinguistRow, 'pairs' | 'native_languages'>, source: string, target: string): boolean =>
  linguist.pairs.includes(`${source}>${target}`) ||
  (baseOf(source) === baseOf(target) && linguist.native_languages.some((one) => one === target || one === baseOf(target)));

/** Active linguists of a language pair (`worksIn`), at most 200. */
export function listLinguistsFor(db: Db, source: string, target: string): Promise<LinguistRow[]> {
  const natives = baseOf(source) === baseOf(target) ? [target, baseOf(target)] : [];
  return db.orm
    .select()
    .from(linguists)
    .where(
      and(
        eq(linguists.is_active, true),
        or(
          arrayContains(linguists.pairs, [`${source}>${target}`]),
          natives.length > 0 ? arrayOverlaps(linguists.native_languages, natives) : undefined,
        ),
      ),
    )
    .orderBy(asc(linguists.id))
    .limit(200);
}

export function listLinguistsById(db: Db, ids: number[]): Promise<LinguistRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : db.orm.select().from(linguists).where(inArray(linguists.id, ids));
}

export type RateRow = typeof translationRates.$inferSelect;

export const listRates = (db: Db): Promise<RateRow[]> =>
  db.orm
    .select()
    .from(translationRates)
    .orderBy(asc(translationRates.source_language), asc(translationRates.target_language), asc(translationRates.stage))
    .limit(2000);

/** Days without work, at most 200. */
export async function listHolidays(db: Db): Promise<string[]> {
  const rows = await db.orm.select().from(deskHolidays).orderBy(asc(deskHolidays.day)).limit(200);
  return rows.map(({ day }) => day);
}

/** Replaces all rates and holidays. */
export async function replaceRates(tx: Db, rates: RateRow[], holidays: string[]): Promise<void> {
  await tx.client.query('lock table translation_rates in exclusive mode');
  await tx.orm.delete(translationRates);
  await tx.orm.delete(deskHolidays);
  if (rates.length > 0) await tx.orm.insert(translationRates).values(rates);
  if (holidays.length > 0) await tx.orm.insert(deskHolidays).values(holidays.map((day) => ({ day })));
}

/** Names of linguists by their ids. */
export async function listLinguistNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.client.query<{ id: number; name: string }>(
    'select l.id, u.name from linguists l join users u on u.id = l.user_id where l.id = any($1::int[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The people that linguists are. */
export async function listLinguistPeople(db: Db, ids: readonly number[]): Promise<{ id: number; account_id: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.client.query<{ id: number; account_id: number }>(
    'select u.id, u.account_id from linguists l join users u on u.id = l.user_id where l.id = any($1::int[]) order by u.id',
    [ids],
  );
  return rows;
}

/** A user that can become a linguist; null for an unknown address. */
export async function findPersonByEmail(db: Db, email: string): Promise<{ id: number; name: string; is_admin: boolean } | null> {
  const { rows } = await db.client.query<{ id: number; name: string; is_admin: boolean }>(
    'select id, name, is_admin from users where email = $1 and disabled_at is null and removed_at is null',
    [email.toLowerCase()],
  );
  return rows[0] ?? null;
}

/** Opens the translation desk for a person, or closes it. Staff with a wider scope keep it. */
export async function setLinguistScope(tx: Db, userId: number, isLinguist: boolean): Promise<void> {
  await tx.client.query(
    isLinguist
      ? "update users set is_admin = true, staff_scope = 'linguist' where id = $1 and not is_admin"
      : "update users set is_admin = false, staff_scope = 'platform' where id = $1 and is_admin and staff_scope = 'linguist'",
    [userId],
  );
}

export async function findPersonName(db: Db, userId: number): Promise<string> {
  const { rows } = await db.client.query<{ name: string }>('select name from users where id = $1', [userId]);
  return rows[0]?.name ?? '';
}
