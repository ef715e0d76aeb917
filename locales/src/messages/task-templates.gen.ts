// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-templates.ts';
import en from '../en/messages/task-templates.ts';
import es from '../es/messages/task-templates.ts';
import fr from '../fr/messages/task-templates.ts';
import it from '../it/messages/task-templates.ts';
import ptBr from '../pt-br/messages/task-templates.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-templates.ts';
export type TaskTemplatesMessages = Words<typeof en>;

export const taskTemplatesMessages: Record<InterfaceLanguage, TaskTemplatesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
