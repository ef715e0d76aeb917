// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/document-words/report-names.ts';
import en from '../en/document-words/report-names.ts';
import es from '../es/document-words/report-names.ts';
import fr from '../fr/document-words/report-names.ts';
import it from '../it/document-words/report-names.ts';
import ptBr from '../pt-br/document-words/report-names.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/document-words/report-names.ts';
export type ReportNamesDocumentWords = Words<typeof en>;

export const reportNamesDocumentWords: Record<InterfaceLanguage, ReportNamesDocumentWords> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
