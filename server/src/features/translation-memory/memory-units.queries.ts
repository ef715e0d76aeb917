// Units of the translation memory: kept, recalled exactly, searched, listed and changed.
import { createHash } from 'node:crypto';
import { plainText, withoutMarks } from '@folio/contract/bilingual/protected-parts';
import { type MemoryQuality, memoryQualities } from '@folio/contract/memory-words';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { memoryUnits } from './translation-memory.table.ts';

export type MemoryUnitRow = Pick<
  typeof memoryUnits.$inferSelect,
  'id' | 'source_language' | 'target_language' | 'formality' | 'source' | 'target' | 'quality' | 'origin_name' | 'updated_at'
>;

/** Language codes and formality of the texts. */
export interface MemoryScope {
  source: string;
  target: string;
  formality: string;
}

export interface KeptUnit {
  /** With marks. */
  source: string;
  target: string;
  quality: MemoryQuality;
  /** Sentences of the same document; null where it begins or ends, undefined where it is not known. */
  before?: string | null;
  after?: string | null;
  createdBy?: number | null;
  originName?: string | null;
}

/** Texts asked for or written in one statement. */
const rowsPerStatement = 500;

const columns = {
  id: memoryUnits.id,
  source_language: memoryUnits.source_language,
  target_language: memoryUnits.target_language,
  formality: memoryUnits.formality,
  source: memoryUnits.source,
  target: memoryUnits.target,
  quality: memoryUnits.quality,
  origin_name: memoryUnits.origin_name,
  updated_at: memoryUnits.updated_at,
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Hash of the words of both neighbors; null for a text that stands alone or has unknown neighbors. */
export function contextHash(before: string | null | undefined, after: string | null | undefined): string | null {
  const words = [before, after].map((text) => plainText(text ?? ''));
  return words.every((text) => text === '') ? null : hashOf(words.join('\n'));
}

/** Rank of a quality: 0 for the least. */
export const rankOf = (quality: MemoryQuality): number => memoryQualities.indexOf(quality);
/** The same of a column, in SQL. */
const sqlRankOf = (column: string) => `array_position(array['${memoryQualities.join("', '")}'], ${column})`;

const recalled = `with asked as (select a.text, a.hash, memory_hash(a.text) as plain from unnest($5::text[], $6::text[]) as a(text, hash)),
  own as (select a.text as asked, true as is_exact, u.source, u.target, u.quality, u.updated_at from asked a join memory_units u
      on u.account_id = $1 and u.source_language = $2 and u.target_language = $3 and u.formality = $4 and u.source_hash = a.hash
    union all
    select a.text, false, u.source, u.target, u.quality, u.updated_at from asked a join memory_units u
      on u.account_id = $1 and u.source_language = $2 and u.target_language = $3 and u.formality = $4 and u.plain_hash = a.plain
      where a.text !~ '<(/?g[0-9]+|x[0-9]+/)>')
  select distinct on (asked) asked, is_exact, source, target from own
  order by asked, is_exact desc, ${sqlRankOf('quality')} desc, updated_at desc`;

/** Translations of exactly these texts, or, for those without marks, of the same words with other formatting. */
export async function recallTexts(
  db: Db,
  accountId: number,
  texts: readonly string[],
  scope: MemoryScope,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < texts.length; from += rowsPerStatement) {
    const some = texts.slice(from, from + rowsPerStatement);
    const { rows } = await db.client.query<{ asked: string; is_exact: boolean; source: string; target: string }>(recalled, [
      accountId,
      scope.source,
      scope.target,
      scope.formality,
      some,
      some.map(hashOf),
    ]);
    for (const row of rows) found.set(row.asked, row.is_exact ? row.target : withoutMarks(row.target));
  }
  return found;
}

const rowType = 'source text, hash text, target text, quality text, context text, by_user int, origin text';

/** In the order of their hashes, so that two writers never wait for each other crosswise. */
const upsertUnits = `insert into memory_units as t
    (account_id, source_language, target_language, formality, source, source_hash, target, quality, context_hash, created_by, origin_name)
  select $1, $2, $3, $4, source, hash, target, quality, context, by_user, origin
  from jsonb_to_recordset($5::jsonb) as r(${rowType}) order by hash collate "C"
  on conflict (account_id, source_language, target_language, formality, source_hash) do update
    set target = excluded.target, quality = excluded.quality, context_hash = excluded.context_hash,
      created_by = excluded.created_by, origin_name = excluded.origin_name, updated_at = now()
    where ${sqlRankOf('excluded.quality')} >= ${sqlRankOf('t.quality')}`;

const byHash = <Row extends { hash: string }>(a: Row, b: Row) => (a.hash < b.hash ? -1 : Number(a.hash > b.hash));

/** Keeps the units; of one source the best counts, of equal quality the newest. A lower quality never replaces a higher. */
export async function saveUnits(db: Db, accountId: number, scope: MemoryScope, units: readonly KeptUnit[]): Promise<void> {
  const best = new Map<string, KeptUnit>();
  for (const unit of units) {
    const known = best.get(unit.source);
    if (!known || rankOf(unit.quality) >= rankOf(known.quality)) best.set(unit.source, unit);
  }
  const rows = [...best.values()]
    .map(({ source, target, quality, before, after, createdBy = null, originName = null }) => ({
      source,
      hash: hashOf(source),
      target,
      quality,
      context: contextHash(before, after),
      by_user: createdBy,
      origin: originName,
    }))
    .toSorted(byHash);
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await db.client.query(upsertUnits, [
      accountId,
      scope.source,
      scope.target,
      scope.formality,
      JSON.stringify(rows.slice(from, from + rowsPerStatement)),
    ]);
}

interface UnitFilter {
  source_language?: string | undefined;
  target_language?: string | undefined;
  quality?: MemoryQuality | undefined;
  search?: string | undefined;
  page: number;
  perPage: number;
}

const isSaid = (text: string | undefined, ...within: SQL[]) =>
  text === undefined || text === '' ? undefined : or(...within.map((column) => ilike(column, containing(text))));

/** The account's units, the newest first. */
export async function listUnits(db: Db, accountId: number, filter: UnitFilter) {
  const own = eq(memoryUnits.account_id, accountId);
  const where = and(
    own,
    filter.source_language ? eq(memoryUnits.source_language, filter.source_language) : undefined,
    filter.target_language ? eq(memoryUnits.target_language, filter.target_language) : undefined,
    filter.quality ? eq(memoryUnits.quality, filter.quality) : undefined,
    isSaid(filter.search, sql`${memoryUnits.plain}`, sql`${memoryUnits.target}`),
  );
  const rows = await db.orm
    .select(columns)
    .from(memoryUnits)
    .where(where)
    .orderBy(desc(memoryUnits.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const counted = async (condition: typeof where) =>
    (await db.orm.select({ count: count() }).from(memoryUnits).where(condition))[0]?.count ?? 0;
  return { rows, total: await counted(own), filtered: await counted(where) };
}

/** Most pairs of languages that are listed. */
const maxPairs = 200;

/** The pairs of languages of an account's units, each found by one step in the index, however many units it has. */
export async function listPairs(db: Db, accountId: number): Promise<{ source_language: string; target_language: string }[]> {
  const { rows } = await db.client.query<{ source_language: string; target_language: string }>(
    `with recursive pair as (
       (select source_language, target_language from memory_units where account_id = $1
        order by source_language, target_language limit 1)
       union all
       select next.* from pair cross join lateral (
         select u.source_language, u.target_language from memory_units u
         where u.account_id = $1 and (u.source_language, u.target_language) > (pair.source_language, pair.target_language)
         order by u.source_language, u.target_language limit 1) next
     ) select source_language, target_language from pair limit ${maxPairs}`,
    [accountId],
  );
  return rows;
}

/** Units with these words in this order in source or translation (concordance), the best and newest first. */
export function searchMemory(
  db: Db,
  accountId: number,
  search: { source_language: string; target_language: string; text: string; in: 'source' | 'target'; limit: number },
): Promise<MemoryUnitRow[]> {
  return db.orm
    .select(columns)
    .from(memoryUnits)
    .where(
      and(
        eq(memoryUnits.account_id, accountId),
        eq(memoryUnits.source_language, search.source_language),
        eq(memoryUnits.target_language, search.target_language),
        isSaid(plainText(search.text), search.in === 'source' ? sql`${memoryUnits.plain}` : sql`${memoryUnits.target}`),
      ),
    )
    .orderBy(sql.raw(`${sqlRankOf('quality')} desc`), desc(memoryUnits.updated_at), desc(memoryUnits.id))
    .limit(search.limit);
}

const isUnit = (accountId: number, id: number) => and(eq(memoryUnits.account_id, accountId), eq(memoryUnits.id, id));

/** The changed unit, now confirmed by this person; null where the account has none of this id. */
export async function updateUnit(
  db: Db,
  accountId: number,
  id: number,
  target: string,
  userId: number,
): Promise<MemoryUnitRow | null> {
  const [row] = await db.orm
    .update(memoryUnits)
    .set({ target, quality: 'confirmed', created_by: userId, updated_at: sql`now()` })
    .where(isUnit(accountId, id))
    .returning(columns);
  return row ?? null;
}

/** The deleted unit; null where the account has none of this id. */
export async function deleteUnit(db: Db, accountId: number, id: number): Promise<MemoryUnitRow | null> {
  const [row] = await db.orm.delete(memoryUnits).where(isUnit(accountId, id)).returning(columns);
  return row ?? null;
}
