// Words that carry grammar rather than meaning, per language; source: the stopwords-iso collection.
import { baseOf } from '@folio/contract/languages';
import stopWordLists from 'stopwords-iso' with { type: 'json' };
import { elisionsOf } from './tokens.ts';

const lists: Record<string, readonly string[]> = stopWordLists;
const sets = new Map<string, ReadonlySet<string>>();

/** Stop words of a language in lower case; empty for a language without a list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const base = baseOf(language);
  const known = sets.get(base);
  if (known) return known;
  const list = lists[base === 'nb' ? 'no' : base] ?? [];
  const words = new Set([...list.map((word) => word.toLowerCase()), ...elisionsOf(base)]);
  sets.set(base, words);
  return words;
}
