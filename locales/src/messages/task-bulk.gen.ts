// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-bulk.ts';
import en from '../en/messages/task-bulk.ts';
import es from '../es/messages/task-bulk.ts';
import fr from '../fr/messages/task-bulk.ts';
import it from '../it/messages/task-bulk.ts';
import ptBr from '../pt-br/messages/task-bulk.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-bulk.ts';
export type TaskBulkMessages = Words<typeof en>;

export const taskBulkMessages: Record<InterfaceLanguage, TaskBulkMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
