// In which way a search is read. A beginning of a word costs the index each text of the installation that has such a word, in all accounts; all else
// costs it the documents of the place at most.
import type { Database, Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { countByStatus } from './document-list.queries.ts';
import { beginningOf, isFoundByBeginning, type Search } from './search-words.ts';

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

/** In how many texts of the installation a word begins so, as the planner estimates it from its sample. */
async function estimateTexts(db: Db, beginnings: readonly string[]): Promise<number> {
  const values: unknown[] = [];
  const any = beginnings.map((word) => beginningOf(`$${values.push(word)}::text`)).join(' || ');
  const { rows } = await db.client.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) select from document_texts where terms @@ (${any})`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** Chooses by what each way would cost; `most` is how many hits are looked at. */
export function choosePlan(known: { documents: number; texts: number; beginning: number }, most: number): SearchPlan {
  const { documents, texts, beginning } = known;
  if (documents * cost.compared < beginning * cost.indexed) return 'documents';
  return texts > 0 && (documents * beginning) / texts > most ? 'frequent' : 'index';
}

/** The plan of a search of a place. */
export async function planSearch(database: Database, scope: Scope, search: Search, most: number): Promise<SearchPlan> {
  const beginnings = search.words.filter(isFoundByBeginning);
  if (beginnings.length === 0) return 'index';
  const [counts, texts, beginning] = await database.together([
    (db) => countByStatus(db, scope),
    (db) => countTexts(db),
    (db) => estimateTexts(db, beginnings),
  ]);
  const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return choosePlan({ documents, texts, beginning }, most);
}
