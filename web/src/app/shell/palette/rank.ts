// How well an entry of the command palette fits what was typed.

/** Lower is better. */
export type Rank = 0 | 1 | 2 | 3 | 4;

export interface Ranked {
  name: string;
  /** Searched too, but worth less than the name. */
  description?: string;
}

/** Lower case, without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** 0 the name itself, 1 its beginning, 2 each word begins one of its words, 3 each word is in it, 4 in name or description; null for no match. */
export function rankEntry(query: string, { name, description = '' }: Ranked): Rank | null {
  const wanted = fold(query).trim().replace(/\s+/g, ' ');
  if (wanted === '') return 0;
  const title = fold(name);
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  const words = wanted.split(' ');
  const titleWords = title.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => titleWords.some((one) => one.startsWith(word)))) return 2;
  if (words.every((word) => title.includes(word))) return 3;
  const all = `${title} ${fold(description)}`;
  return words.every((word) => all.includes(word)) ? 4 : null;
}

/** The entries that match, best first; entries of one rank keep their order. */
export function rankEntries<Entry extends Ranked>(query: string, entries: Entry[]): { byName: Entry[]; byDescription: Entry[] } {
  const hits = entries
    .map((entry) => ({ entry, rank: rankEntry(query, entry) }))
    .filter((hit): hit is { entry: Entry; rank: Rank } => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank);
  const pick = (isByName: boolean) => hits.filter(({ rank }) => rank < 4 === isByName).map(({ entry }) => entry);
  return { byName: pick(true), byDescription: pick(false) };
}
