// Finds the passages that match a question: first those with all its words, then those with some, and for unknown words those that begin or
// look like it. With an embedding model selected, passages with the same meaning in other words join in.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { findNear } from './find-near.ts';
import { fuse } from './fuse-rankings.ts';
import { type FoundPassage, findBySimilarity, findByTerms, listPassages, listSearchable } from './passages.queries.ts';
import { searchConfiguration } from './search-configuration.ts';

export interface PassageQuery {
  query: string;
  workspace_id?: number | null | undefined;
  additional_source_ids?: number[] | undefined;
  limit: number;
}

/** Passages that each way of ranking brings to the fusion. */
const candidates = 40;

/** Quotes and a leading minus have a meaning of their own, which looser searches would break. */
const isExact = (query: string) => /"|(^|\s)-\S/.test(query);

interface Among {
  ids: number[];
  configurations: string[];
}

/** By the words of the question alone. */
async function findByWords(db: Db, query: string, among: Among, limit: number): Promise<FoundPassage[]> {
  const best = await findByTerms(db, 'every', query, among, limit);
  if (best.length >= limit || isExact(query)) return best;
  const some = await findByTerms(db, 'some', query, among, limit);
  // Ranks of two questions cannot be compared: those with all words stay in front.
  const known = new Set(best.map(({ id }) => id));
  const more = some.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, rank: one.rank / 1000 }));
  const all = [...best, ...more].slice(0, limit);
  if (all.length > 0) return all;
  const begun = await findByTerms(db, 'prefix', query, among, limit);
  return begun.length > 0 ? begun : findBySimilarity(db, query, among.ids, limit);
}

/** The best passages of a place's sources. Throws 404 for a source that may not be used there. */
export async function searchPassages(kernel: Kernel, actor: Actor, call: PassageQuery): Promise<FoundPassage[]> {
  const { database } = kernel;
  const { limit, additional_source_ids: ids } = call;
  // No text of the database can hold a zero character.
  const query = call.query.replaceAll('\0', ' ');
  const scope = scopeOf(actor, call.workspace_id);
  const sources = await listSearchable(database, scope, ids);
  if (ids && new Set(ids).size > sources.length) throw notFound();
  const among = {
    ids: sources.map((source) => source.id),
    configurations: [...new Set(sources.map((source) => searchConfiguration(source.language)))],
  };
  if (among.ids.length === 0) return [];
  // Quoted words mean exactly these words.
  if (isExact(query)) return findByWords(database, query, among, limit);
  const [byWords, near] = await Promise.all([
    findByWords(database, query, among, Math.max(limit, candidates)),
    findNear(kernel, scope, query, among.ids, candidates),
  ]);
  if (near.length === 0) return byWords.slice(0, limit);
  return listPassages(database, fuse([byWords.map(({ id }) => id), near], limit));
}
