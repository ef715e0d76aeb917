// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-dates.ts';
import en from '../en/messages/task-dates.ts';
import es from '../es/messages/task-dates.ts';
import fr from '../fr/messages/task-dates.ts';
import it from '../it/messages/task-dates.ts';
import ptBr from '../pt-br/messages/task-dates.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-dates.ts';
export type TaskDatesMessages = Words<typeof en>;

export const taskDatesMessages: Record<InterfaceLanguage, TaskDatesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
