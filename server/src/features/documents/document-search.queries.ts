// The documents of a place that hold the words of a search, by the index over title and text.
import type { Database, Db } from '../../kernel/db/database.ts';
import { scopeSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { maxHits } from './document-list.queries.ts';
import type { Period } from './search-facets.ts';
import { planSearch, type SearchPlan } from './search-plan.queries.ts';
import { type Facet, facetSql, type Search, tsquery } from './search-words.ts';

/** The same where words are together: the index knows the words of a text but not their order, so each text is looked into. */
const maxPhraseHits = 2001;

/** So that the texts that have a frequent word fit into memory one by one; else PostgreSQL keeps pages of them, and reads all texts of a page again. */
const searchMemory = '32MB';

/** Above this many hits no ids are given: the list is then walked in its order. Below, the hits are sorted. */
const sortsUpTo = 2000;

/** Number and ids of documents found; null above the sort limit. */
export interface Found {
  count: number;
  ids: number[] | null;
}

interface Wanted {
  scope: Scope;
  search: Search;
  language: string;
  facets: readonly Facet[];
  period: Period;
  most: number;
}

/** `hits` selects ids. They are counted where they are: ten thousand of them cost more on their way here than in the index. */
async function find(db: Db, hits: string, values: unknown[]): Promise<Found> {
  const { rows } = await db.client.query<Found>(
    `with hits as materialized (${hits})
     select count(*)::int as count, case when count(*) <= ${sortsUpTo} then coalesce(array_agg(id), '{}') end as ids from hits`,
    values,
  );
  return rows[0] ?? { count: 0, ids: [] };
}

/**
 * By the index: whole words, or by their beginnings too. Spans of days are a condition of their own, so the index skips other parts of the table:
 * texts lie in the order of their creation.
 */
function readIndex(
  db: Db,
  { scope, search, language, facets, period, most }: Wanted,
  { isWhole, spans }: { isWhole: boolean; spans: Facet | undefined },
): Promise<Found> {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    `terms @@ (${tsquery(search, scope, language, parameter, { facets, isWhole })})`,
    ...(spans ? [`terms @@ ${facetSql(spans, parameter)}`] : []),
    ...(period.since ? [`created_at >= ${parameter(period.since)}`] : []),
    ...(period.before ? [`created_at < ${parameter(period.before)}`] : []),
  ];
  return find(db, `select order_detail_id as id from document_texts where ${conditions.join(' and ')} limit ${most}`, values);
}

/** By comparing each document of the place. */
function compareDocuments(db: Db, { scope, search, language, facets, period, most }: Wanted): Promise<Found> {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    scopeSql(scope, 'd', parameter),
    ...(period.since ? [`d.created_at >= ${parameter(period.since)}`] : []),
    ...(period.before ? [`d.created_at < ${parameter(period.before)}`] : []),
    // As a subquery, so that it is asked of each document rather than of the index.
    `(select terms from document_texts t where t.order_detail_id = d.id) @@ (${tsquery(search, scope, language, parameter, { facets })})`,
  ];
  return find(db, `select d.id from order_details d where ${conditions.join(' and ')} limit ${most}`, values);
}

/** The faster query runs first and is enough if it finds as many as are counted. */
async function findAsPlanned(db: Db, wanted: Wanted, { way, recent, within }: SearchPlan): Promise<Found> {
  if (way === 'documents') return compareDocuments(db, wanted);
  const isEnough = ({ count }: Found) => count >= wanted.most;
  if (recent) {
    const newest = await readIndex(db, wanted, { isWhole: true, spans: recent });
    if (isEnough(newest)) return newest;
  }
  if (way === 'frequent') {
    const whole = await readIndex(db, wanted, { isWhole: true, spans: within });
    if (isEnough(whole)) return whole;
  }
  return readIndex(db, wanted, { isWhole: false, spans: within });
}

/**
 * The documents that match, have all facets and are of the period, at most 10,000 (with a phrase 2,001), in no order. The table is not read from
 * its beginning: the planner takes it for small, since it does not see that the terms lie outside of it.
 */
export async function findMatches(
  database: Database,
  scope: Scope,
  search: Search,
  language: string,
  { facets, period, plan }: { facets: readonly Facet[]; period: Period; plan?: SearchPlan },
): Promise<Found> {
  const most = search.phrases.length > 0 ? maxPhraseHits : maxHits;
  const wanted = { scope, search, language, facets, period, most };
  const chosen = plan ?? (await planSearch(database, scope, search, { facets, period, most, language, now: new Date() }));
  return database.transaction(async (tx) => {
    await tx.client.query(`set local enable_seqscan = off; set local work_mem = '${searchMemory}'`);
    return findAsPlanned(tx, wanted, chosen);
  });
}

/** Texts of documents, for showing where a search found its words. */
export async function listTexts(db: Db, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await db.client.query<{ id: number; text: string }>({
    name: 'document-texts',
    text: 'select order_detail_id as id, text from document_texts where order_detail_id = any($1::int[])',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row.text]));
}
