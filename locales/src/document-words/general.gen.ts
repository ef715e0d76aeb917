// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/document-words/general.ts';
import en from '../en/document-words/general.ts';
import es from '../es/document-words/general.ts';
import fr from '../fr/document-words/general.ts';
import it from '../it/document-words/general.ts';
import ptBr from '../pt-br/document-words/general.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/document-words/general.ts';
export type GeneralDocumentWords = Words<typeof en>;

export const generalDocumentWords: Record<InterfaceLanguage, GeneralDocumentWords> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
