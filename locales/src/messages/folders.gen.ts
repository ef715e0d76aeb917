// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/folders.ts';
import en from '../en/messages/folders.ts';
import es from '../es/messages/folders.ts';
import fr from '../fr/messages/folders.ts';
import it from '../it/messages/folders.ts';
import ptBr from '../pt-br/messages/folders.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/folders.ts';
export type FoldersMessages = Words<typeof en>;

export const foldersMessages: Record<InterfaceLanguage, FoldersMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
