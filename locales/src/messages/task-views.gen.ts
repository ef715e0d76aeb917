// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-views.ts';
import en from '../en/messages/task-views.ts';
import es from '../es/messages/task-views.ts';
import fr from '../fr/messages/task-views.ts';
import it from '../it/messages/task-views.ts';
import ptBr from '../pt-br/messages/task-views.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-views.ts';
export type TaskViewsMessages = Words<typeof en>;

export const taskViewsMessages: Record<InterfaceLanguage, TaskViewsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
