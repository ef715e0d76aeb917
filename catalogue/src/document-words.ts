// Headings and labels that documents themselves contain, in the languages the composer writes. Other languages read English.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { type Words, words } from '@folio/locales/words';

/** The name of a heading or label that documents contain. */
export type DocumentWord = keyof Words['documentWords'];

/** The word in the document's language. */
export function documentWord(word: DocumentWord, language: InterfaceLanguage): string {
  return words[language].documentWords[word];
}

/** True for a value that is itself a word of this list, such as "missing". */
export const isDocumentWord = (value: string): value is DocumentWord => Object.hasOwn(words.en.documentWords, value);
