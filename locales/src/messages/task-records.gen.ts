// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-records.ts';
import en from '../en/messages/task-records.ts';
import es from '../es/messages/task-records.ts';
import fr from '../fr/messages/task-records.ts';
import it from '../it/messages/task-records.ts';
import ptBr from '../pt-br/messages/task-records.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-records.ts';
export type TaskRecordsMessages = Words<typeof en>;

export const taskRecordsMessages: Record<InterfaceLanguage, TaskRecordsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
