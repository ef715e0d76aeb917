// Headings and labels that documents themselves contain, in the languages the composer writes. Other languages read English.
import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { generalDocumentWords } from '@folio/locales/document-words/general';
import { guidesDocumentWords } from '@folio/locales/document-words/guides';
import { pagesDocumentWords } from '@folio/locales/document-words/pages';
import { trendsDocumentWords } from '@folio/locales/document-words/trends';

const wordsIn = (language: InterfaceLanguage) => ({
  ...generalDocumentWords[language],
  ...guidesDocumentWords[language],
  ...pagesDocumentWords[language],
  ...trendsDocumentWords[language],
});

/** The name of a heading or label that documents contain. */
export type DocumentWord = keyof ReturnType<typeof wordsIn>;

const words = Object.fromEntries(interfaceLanguages.map((language) => [language, wordsIn(language)])) as Record<
  InterfaceLanguage,
  Record<DocumentWord, string>
>;

/** The word in the document's language. */
export function documentWord(word: DocumentWord, language: InterfaceLanguage): string {
  return words[language][word];
}

/** True for a value that is itself a word of this list, such as "missing". */
export const isDocumentWord = (value: string): value is DocumentWord => Object.hasOwn(words.en, value);
