// Headings and labels that documents themselves contain, in the six languages the composer writes. Other languages read English.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { german } from './document-words/de.ts';
import type { DocumentWord } from './document-words/document-word.ts';
import { english } from './document-words/en.ts';
import { spanish } from './document-words/es.ts';
import { french } from './document-words/fr.ts';
import { italian } from './document-words/it.ts';
import { portuguese } from './document-words/pt-br.ts';

const words: Record<InterfaceLanguage, Record<DocumentWord, string>> = {
  en: english,
  it: italian,
  de: german,
  es: spanish,
  fr: french,
  'pt-BR': portuguese,
};

/** The word in the document's language. */
export function documentWord(word: DocumentWord, language: InterfaceLanguage): string {
  return words[language][word];
}

/** True for a value that is itself a word of this list, such as "missing". */
export const isDocumentWord = (value: string): value is DocumentWord => Object.hasOwn(english, value);
