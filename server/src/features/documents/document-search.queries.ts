// The documents of a place that hold the words of a search, by the index over title and text.
import type { Database } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import type { Period } from './search-facets.ts';
import { type Facet, type Search, tsquery } from './search-words.ts';

/** Most hits that one search looks at; beyond it the pager shows this number. */
export const maxHits = 10_000;

/** The same where words are together: the index knows the words of a text but not their order, so each text is looked into. */
const maxPhraseHits = 2001;

/**
 * Ids of the documents that match, have all facets and are of the period, at most 10,000 (with a phrase 2,001), in no order. Read through the index alone: the
 * planner takes the table for small, since it does not see that the terms lie outside of it.
 */
export async function findMatches(
  database: Database,
  scope: Scope,
  search: Search,
  language: string,
  { facets, period }: { facets: readonly Facet[]; period: Period },
): Promise<number[]> {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    `terms @@ (${tsquery(search, scope, language, parameter, facets)})`,
    ...(period.since ? [`created_at >= ${parameter(period.since)}`] : []),
    ...(period.before ? [`created_at < ${parameter(period.before)}`] : []),
  ];
  return database.transaction(async (tx) => {
    await tx.client.query('set local enable_seqscan = off');
    const text = `select order_detail_id as id from document_texts where ${conditions.join(' and ')} limit ${search.phrases.length > 0 ? maxPhraseHits : maxHits}`;
    const { rows } = await tx.client.query<{ id: number }>(text, values);
    return rows.map((row) => row.id);
  });
}
