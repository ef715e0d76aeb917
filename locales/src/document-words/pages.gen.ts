// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/document-words/pages.ts';
import en from '../en/document-words/pages.ts';
import es from '../es/document-words/pages.ts';
import fr from '../fr/document-words/pages.ts';
import it from '../it/document-words/pages.ts';
import ptBr from '../pt-br/document-words/pages.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/document-words/pages.ts';
export type PagesDocumentWords = Words<typeof en>;

export const pagesDocumentWords: Record<InterfaceLanguage, PagesDocumentWords> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
