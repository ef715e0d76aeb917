// In which way a search is read. A beginning of a word costs the index each text of the installation that has such a word, in all accounts; all else
// costs it the documents of the place at most.
import type { Database, Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { countByStatus } from './document-list.queries.ts';
import type { Period } from './search-facets.ts';
import { beginningOf, type Facet, facetSql, isFoundByBeginning, type Search } from './search-words.ts';

/**
 * `index`: the index alone. `documents`: each document of the place is compared, which is quicker where the place is small and the beginning frequent.
 * `frequent`: whole words first, which may be enough: a page of them, and more than are counted.
 */
export type SearchPlan = 'index' | 'documents' | 'frequent';

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

/** How many texts of the installation meet the conditions, as the planner estimates it from its sample. */
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

/** What narrows a search beside its words. */
interface Narrowing {
  facets: readonly Facet[];
  period: Period;
}

const narrowedBy =
  ({ facets, period: { since, before } }: Narrowing): Conditions =>
  (parameter) => [
    ...facets.map((facet) => `terms @@ ${facetSql(facet, parameter)}`),
    ...(since ? [`created_at >= ${parameter(since)}`] : []),
    ...(before ? [`created_at < ${parameter(before)}`] : []),
  ];

const isNarrowed = ({ facets, period }: Narrowing) => facets.length > 0 || Object.keys(period).length > 0;

/** Where whole words turn out not to be enough, the index is read twice: so many times what is counted must be expected. */
const certainty = 1.5;

/**
 * Chooses by what each way would cost. `beginning` and `narrowed` are how many of the `texts` of the installation have a word that begins so, and how
 * many the filter leaves; `most` is how many hits are counted.
 */
export function choosePlan(
  known: { documents: number; texts: number; beginning: number; narrowed?: number },
  most: number,
): SearchPlan {
  const { documents, texts, beginning, narrowed = texts } = known;
  if (documents * cost.compared < beginning * cost.indexed) return 'documents';
  if (texts <= 0) return 'index';
  return documents * (beginning / texts) * (narrowed / texts) > most * certainty ? 'frequent' : 'index';
}

/** The plan of a search of a place. */
export async function planSearch(
  database: Database,
  scope: Scope,
  search: Search,
  { most, ...narrowing }: Narrowing & { most: number },
): Promise<SearchPlan> {
  const beginnings = search.words.filter(isFoundByBeginning);
  if (beginnings.length === 0) return 'index';
  const [counts, texts, beginning, narrowed] = await database.together([
    (db) => countByStatus(db, scope),
    (db) => countTexts(db),
    (db) => estimateTexts(db, beginSo(beginnings)),
    async (db) => (isNarrowed(narrowing) ? estimateTexts(db, narrowedBy(narrowing)) : undefined),
  ]);
  const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return choosePlan({ documents, texts, beginning, ...(narrowed !== undefined && { narrowed }) }, most);
}
