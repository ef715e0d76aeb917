// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/documents.ts';
import en from '../en/messages/documents.ts';
import es from '../es/messages/documents.ts';
import fr from '../fr/messages/documents.ts';
import it from '../it/messages/documents.ts';
import ptBr from '../pt-br/messages/documents.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/documents.ts';
export type DocumentsMessages = Words<typeof en>;

export const documentsMessages: Record<InterfaceLanguage, DocumentsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
