// In which way a search is read. A beginning of a word costs the index each text of the installation that has such a word, in all accounts; all else
// costs it the documents of the place at most.
import type { Database, Db } from '../../kernel/db/database.ts';
import { scopeSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { countByStatus } from './document-list.queries.ts';
import { dayMs, type Period, spansSince } from './search-facets.ts';
import { beginningOf, type Facet, facetSql, isFoundByBeginning, type Search, wordsSql } from './search-words.ts';

/**
 * `index`: the index alone. `documents`: each document of the place is compared, which is quicker where the place is small and the beginning frequent.
 * `frequent`: whole words first, which may be enough: a page of them, and more than are counted.
 */
export type SearchWay = 'index' | 'documents' | 'frequent';

export interface SearchPlan {
  way: SearchWay;
  /** Spans of days with more expected hits than are counted: the index is read for them first. */
  recent?: Facet | undefined;
  /** Spans in which all documents of the filter's period are, where they leave out much. */
  within?: Facet | undefined;
}

/** Microseconds, measured at 10,000,000 documents: of the index for a text with a word that begins so, and for comparing one text of 500 words. */
const cost = { indexed: 0.06, compared: 20 };

async function countTexts(db: Db): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>({
    name: 'document-texts-count',
    text: `select reltuples as count from pg_class where oid = 'document_texts'::regclass`,
  });
  return rows[0]?.count ?? 0;
}

type Conditions = (parameter: (value: unknown) => string) => string[];

/** Estimated number of matching texts in the installation, from the planner's sample. */
async function estimateTexts(db: Db, conditions: Conditions): Promise<number> {
  const values: unknown[] = [];
  const where = conditions((value) => `$${values.push(value)}`).join(' and ');
  const { rows } = await db.client.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) select from document_texts where ${where}`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

const beginSo =
  (beginnings: readonly string[]): Conditions =>
  (parameter) => [`terms @@ (${beginnings.map((word) => beginningOf(`${parameter(word)}::text`)).join(' || ')})`];

/** Filters of a search besides its words. */
interface Narrowing {
  facets: readonly Facet[];
  period: Period;
}

const ofPeriod =
  ({ since, before }: Period): Conditions =>
  (parameter) => [
    ...(since ? [`created_at >= ${parameter(since)}`] : []),
    ...(before ? [`created_at < ${parameter(before)}`] : []),
  ];

const narrowedBy =
  ({ facets, period }: Narrowing): Conditions =>
  (parameter) => [...facets.map((facet) => `terms @@ ${facetSql(facet, parameter)}`), ...ofPeriod(period)(parameter)];

const isNarrowed = ({ facets, period }: Narrowing) => facets.length > 0 || Object.keys(period).length > 0;

/** If whole words turn out not to be enough, the index is read twice, so this many times the counted hits must be expected. */
const certainty = 1.5;

/**
 * Selects by the cost of each plan. `beginning` and `narrowed` are the numbers of the installation's `texts` with a word that begins so, and of those
 * left by the filter; `most` is the number of counted hits.
 */
export function choosePlan(
  known: { documents: number; texts: number; beginning: number; narrowed?: number },
  most: number,
): SearchWay {
  const { documents, texts, beginning, narrowed = texts } = known;
  if (documents * cost.compared < beginning * cost.indexed) return 'documents';
  if (texts <= 0) return 'index';
  return documents * (beginning / texts) * (narrowed / texts) > most * certainty ? 'frequent' : 'index';
}

interface Wanted extends Narrowing {
  /** Maximum number of counted hits. */
  most: number;
  language: string;
  now: Date;
}

/** Of smaller places the whole index is read in a few milliseconds. */
const manyDocuments = 50_000;
/** Spans that leave out less than half cost more than they save. */
const maxShare = 0.5;
/** The newest documents must be expected to hold this many times the counted hits: words are not spread evenly over time. */
const spare = 3;

/**
 * Number of newest documents of a scope to scan, if `having` of the `texts` of the installation have the words as they are and all facets; null
 * where half of the place would be read.
 */
export function countRecent(
  { documents, texts, having }: { documents: number; texts: number; having: number },
  most: number,
): number | null {
  const share = (spare * most) / (documents * (having / texts));
  return share <= maxShare ? Math.ceil(documents * share) : null;
}

/** When the document was created that is so many after the newest one of the place. */
async function momentOf(db: Db, scope: Scope, rank: number): Promise<Date | undefined> {
  const values: unknown[] = [rank];
  const { rows } = await db.client.query<{ created_at: Date }>(
    `select d.created_at from order_details d where ${scopeSql(scope, 'd', (value) => `$${values.push(value)}`)}
     order by d.created_at desc nulls last, d.id desc nulls last offset $1 limit 1`,
    values,
  );
  return rows[0]?.created_at;
}

/** The spans of the newest documents of a place, where those are expected to be enough. */
async function recentSpans(
  database: Database,
  { scope, documents, texts }: { scope: Scope; documents: number; texts: number },
  search: Search,
  { facets, period, most, language, now }: Wanted,
): Promise<Facet | undefined> {
  // Phrase matches cannot be estimated from the words, and matches of a past period not from the newest texts.
  if (search.phrases.length > 0 || period.before) return undefined;
  const having = await estimateTexts(database, (p) => [
    `terms @@ (${[...facets.map((facet) => facetSql(facet, p)), ...wordsSql(search, language, true, p)].join(' && ')})`,
  ]);
  const rank = countRecent({ documents, texts, having }, most);
  const since = rank === null ? undefined : await momentOf(database, scope, rank);
  if (!since || (period.since && since <= period.since)) return undefined;
  return spansSince(since, now) ?? undefined;
}

/** The spans of the filter's period, where they leave out much. */
async function periodSpans(database: Database, texts: number, { period, now }: Wanted): Promise<Facet | undefined> {
  const { since, before } = period;
  if (!since) return undefined;
  const share = (await estimateTexts(database, ofPeriod(period))) / texts;
  // To the next month: the database's clock may be ahead of ours.
  const until = new Date(before ? before.getTime() - 1 : now.getTime() + 31 * dayMs);
  return (share <= maxShare && spansSince(since, until)) || undefined;
}

/** The plan for a search of a scope with words in `language`. */
export async function planSearch(database: Database, scope: Scope, search: Search, wanted: Wanted): Promise<SearchPlan> {
  if (search.words.length === 0) return { way: 'index' };
  const beginnings = search.words.filter(isFoundByBeginning);
  const [counts, texts, beginning, narrowed] = await database.together([
    (db) => countByStatus(db, scope),
    (db) => countTexts(db),
    async (db) => (beginnings.length > 0 ? estimateTexts(db, beginSo(beginnings)) : null),
    async (db) => (isNarrowed(wanted) ? estimateTexts(db, narrowedBy(wanted)) : undefined),
  ]);
  const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const known = { documents, texts, ...(narrowed !== undefined && { narrowed }) };
  const way = beginning === null ? 'index' : choosePlan({ ...known, beginning }, wanted.most);
  if (way === 'documents' || documents < manyDocuments || texts <= 0) return { way };
  const [recent, within] = await Promise.all([
    recentSpans(database, { scope, documents, texts }, search, wanted),
    periodSpans(database, texts, wanted),
  ]);
  return { way, recent, within };
}
