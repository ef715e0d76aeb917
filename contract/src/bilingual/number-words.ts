// Number words in a text: "fourteen" says the same as 14. Languages other than those of the interface have none.
import { numberWordsLexicon } from '@folio/locales/lexicon';
import { baseOf, interfaceLanguages } from '../languages.ts';

interface NumberWords {
  /** Each word with the numbers that it may stand for. */
  values: Map<string, readonly string[]>;
  pattern: RegExp;
}

const known = new Map<string, NumberWords | null>();

function readLexicon(base: string): NumberWords | null {
  const language = interfaceLanguages.find((one) => baseOf(one) === base);
  if (!language) return null;
  const { counted, others } = numberWordsLexicon[language];
  const values = new Map<string, readonly string[]>();
  for (const [value, spellings] of counted.split(', ').entries())
    for (const word of spellings.split('/')) values.set(word, [String(value)]);
  for (const entry of others.split(', ')) {
    const [word = '', numbers = ''] = entry.split(' ');
    values.set(word, numbers.split('/'));
  }
  const longestFirst = [...values.keys()].toSorted((a, b) => b.length - a.length);
  return { values, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu') };
}

function lookUp(language: string): NumberWords | null {
  const base = baseOf(language);
  const found = known.get(base);
  if (found !== undefined) return found;
  const read = readLexicon(base);
  known.set(base, read);
  return read;
}

/** Possible values of the number words of a text, one entry for each word. */
export function numberWordsIn(text: string, language: string): (readonly string[])[] {
  const words = lookUp(language);
  if (words === null) return [];
  return [...text.toLowerCase().matchAll(words.pattern)].map(([word]) => words.values.get(word) ?? []);
}
