// Words as computations see them: lower case, without punctuation, in any script.
import { baseOf, interfaceLanguages } from '@folio/contract/languages';
import { smallWordsLexicon } from '@folio/locales/lexicon';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const locale = Intl.Segmenter.supportedLocalesOf([language])[0] ?? 'en';
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

const elided: Record<string, ReadonlySet<string>> = {
  ...Object.fromEntries(
    interfaceLanguages.map((code) => [baseOf(code), new Set(smallWordsLexicon[code].elisions.split(' ').filter(Boolean))]),
  ),
  ca: new Set(['l', 'd', 'm', 't', 's', 'n']),
};

/** Parts of an elided word: "l'azienda" holds "l" and "azienda", while "aujourd'hui" stays whole. */
function splitElision(word: string, language: string): string[] {
  const prefixes = elided[language];
  const mark = prefixes?.size ? word.search(/['’]/) : -1;
  if (mark < 1 || mark === word.length - 1 || !prefixes?.has(word.slice(0, mark))) return [word];
  return [word.slice(0, mark), word.slice(mark + 1)];
}

/** Elided forms of the articles and pronouns of a language ("l", "dell", "qu"), as `wordsOf` yields them. */
export const elisionsOf = (language: string): ReadonlySet<string> => elided[baseOf(language)] ?? new Set();

/** The words of a text in order, in lower case; numbers are words, punctuation is not. */
export function wordsOf(text: string, language: string): string[] {
  const words: string[] = [];
  const base = baseOf(language);
  for (const { segment, isWordLike } of segmenterOf(base).segment(text)) {
    if (isWordLike) words.push(...splitElision(segment.toLocaleLowerCase(base), base));
  }
  return words;
}
