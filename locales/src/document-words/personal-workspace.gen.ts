// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/document-words/personal-workspace.ts';
import en from '../en/document-words/personal-workspace.ts';
import es from '../es/document-words/personal-workspace.ts';
import fr from '../fr/document-words/personal-workspace.ts';
import it from '../it/document-words/personal-workspace.ts';
import ptBr from '../pt-br/document-words/personal-workspace.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/document-words/personal-workspace.ts';
export type PersonalWorkspaceDocumentWords = Words<typeof en>;

export const personalWorkspaceDocumentWords: Record<InterfaceLanguage, PersonalWorkspaceDocumentWords> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
