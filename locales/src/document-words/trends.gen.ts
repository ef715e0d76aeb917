// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/document-words/trends.ts';
import en from '../en/document-words/trends.ts';
import es from '../es/document-words/trends.ts';
import fr from '../fr/document-words/trends.ts';
import it from '../it/document-words/trends.ts';
import ptBr from '../pt-br/document-words/trends.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/document-words/trends.ts';
export type TrendsDocumentWords = Words<typeof en>;

export const trendsDocumentWords: Record<InterfaceLanguage, TrendsDocumentWords> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
