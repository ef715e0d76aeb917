// Finding the passages that answer a question: first those with all its words, then those with some, and where no word is known, those that begin
// or look like it.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { type FoundPassage, findBySimilarity, findByTerms, listSearchable } from './passages.queries.ts';
import { searchConfiguration } from './search-configuration.ts';

export interface PassageQuery {
  query: string;
  workspace_id?: number | null | undefined;
  additional_source_ids?: number[] | undefined;
  limit: number;
}

/** Quotes and a leading minus have a meaning of their own, which looser searches would break. */
const isExact = (query: string) => /"|(^|\s)-\S/.test(query);

/** The best passages of a place's sources. Throws 404 for a source that may not be used there. */
export async function searchPassages({ database }: Kernel, actor: Actor, call: PassageQuery): Promise<FoundPassage[]> {
  const { limit, additional_source_ids: ids } = call;
  // No text of the database can hold a zero character.
  const query = call.query.replaceAll('\0', ' ');
  const sources = await listSearchable(database, scopeOf(actor, call.workspace_id), ids);
  if (ids && new Set(ids).size > sources.length) throw notFound();
  const among = {
    ids: sources.map((source) => source.id),
    configurations: [...new Set(sources.map((source) => searchConfiguration(source.language)))],
  };
  if (among.ids.length === 0) return [];
  const best = await findByTerms(database, 'every', query, among, limit);
  if (best.length >= limit || isExact(query)) return best;
  const isIn = (list: FoundPassage[], one: FoundPassage) =>
    list.some((other) => other.additional_source_id === one.additional_source_id && other.text === one.text);
  const some = await findByTerms(database, 'some', query, among, limit);
  // Ranks of two questions cannot be compared: those with all words stay in front.
  const more = some.filter((one) => !isIn(best, one)).map((one) => ({ ...one, rank: one.rank / 1000 }));
  const all = [...best, ...more].slice(0, limit);
  if (all.length > 0) return all;
  const begun = await findByTerms(database, 'prefix', query, among, limit);
  return begun.length > 0 ? begun : findBySimilarity(database, query, among.ids, limit);
}
