// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/tasks.ts';
import en from '../en/messages/tasks.ts';
import es from '../es/messages/tasks.ts';
import fr from '../fr/messages/tasks.ts';
import it from '../it/messages/tasks.ts';
import ptBr from '../pt-br/messages/tasks.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/tasks.ts';
export type TasksMessages = Words<typeof en>;

export const tasksMessages: Record<InterfaceLanguage, TasksMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
