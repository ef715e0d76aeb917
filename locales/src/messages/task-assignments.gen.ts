// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-assignments.ts';
import en from '../en/messages/task-assignments.ts';
import es from '../es/messages/task-assignments.ts';
import fr from '../fr/messages/task-assignments.ts';
import it from '../it/messages/task-assignments.ts';
import ptBr from '../pt-br/messages/task-assignments.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-assignments.ts';
export type TaskAssignmentsMessages = Words<typeof en>;

export const taskAssignmentsMessages: Record<InterfaceLanguage, TaskAssignmentsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
