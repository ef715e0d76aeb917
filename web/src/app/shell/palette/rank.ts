import { withoutAccents } from '@folio/contract/plain-letters';

// Rank of a command palette entry for the typed words.

/** Lower is better. */
export type Rank = 0 | 1 | 2 | 3 | 4;

export interface Ranked {
  name: string;
  /** Searched too, but worth less than the name. */
  description?: string;
  /** Words that it is known by beside its name, each worth as much as a word of the name. */
  aliases?: string;
}

/** Lower case, without accents. */
const fold = (text: string) => withoutAccents(text).toLowerCase();

/** 0 the name itself, 1 its beginning, 2 each word begins one of its words, 3 each word is in it, 4 in name or description; null for no match. */
export function rankEntry(query: string, { name, description = '', aliases = '' }: Ranked): Rank | null {
  const wanted = fold(query).trim().replace(/\s+/g, ' ');
  if (wanted === '') return 0;
  const title = fold(name);
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  const words = wanted.split(' ');
  const titleWords = `${title} ${fold(aliases)}`.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => titleWords.some((one) => one.startsWith(word)))) return 2;
  if (words.every((word) => title.includes(word))) return 3;
  const all = `${title} ${fold(description)}`;
  return words.every((word) => all.includes(word)) ? 4 : null;
}

/** The entries that match, best first; of those that begin with the query, the shortest first. Others of one rank keep their order. */
export function rankEntries<Entry extends Ranked>(query: string, entries: Entry[]): { byName: Entry[]; byDescription: Entry[] } {
  const hits = entries
    .map((entry) => ({ entry, rank: rankEntry(query, entry) }))
    .filter((hit): hit is { entry: Entry; rank: Rank } => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank || (a.rank === 1 ? a.entry.name.length - b.entry.name.length : 0));
  const pick = (isByName: boolean) => hits.filter(({ rank }) => rank < 4 === isByName).map(({ entry }) => entry);
  return { byName: pick(true), byDescription: pick(false) };
}
