// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/document-words/guides.ts';
import en from '../en/document-words/guides.ts';
import es from '../es/document-words/guides.ts';
import fr from '../fr/document-words/guides.ts';
import it from '../it/document-words/guides.ts';
import ptBr from '../pt-br/document-words/guides.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/document-words/guides.ts';
export type GuidesDocumentWords = Words<typeof en>;

export const guidesDocumentWords: Record<InterfaceLanguage, GuidesDocumentWords> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
