// The words of a title in its URL, and the language of their letters.
import { baseOf } from '@folio/contract/languages';
import { smallWordsOf } from './small-words.ts';

/** The words without articles, prepositions and the like; "how to" stays, and all of them where one alone would be left. */
export function slugWords(words: readonly string[], language: string): readonly string[] {
  const small = smallWordsOf(language);
  const isHow = words[0] === 'how' && words[1] === 'to';
  const telling = words.filter((word, index) => !small.has(word) || (isHow && index === 1));
  return telling.length > 1 ? telling : words;
}

/** Languages beside German that write ä, ö or ü. */
const withUmlauts = new Set(['de', 'sv', 'fi', 'et', 'hu', 'tr', 'sk', 'az', 'is', 'nl', 'lb']);

/** Returns the language of a title's letters: ß, ä and ö in a list of another language are German. */
export const letterLanguage = (title: string, language: string): string =>
  /[äöß]/iu.test(title) && !withUmlauts.has(baseOf(language)) ? 'de' : language;
