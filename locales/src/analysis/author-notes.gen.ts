// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/analysis/author-notes.ts';
import en from '../en/analysis/author-notes.ts';
import es from '../es/analysis/author-notes.ts';
import fr from '../fr/analysis/author-notes.ts';
import it from '../it/analysis/author-notes.ts';
import ptBr from '../pt-br/analysis/author-notes.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/analysis/author-notes.ts';
export type AuthorNotesAnalysis = Words<typeof en>;

export const authorNotesAnalysis: Record<InterfaceLanguage, AuthorNotesAnalysis> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
