// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/task-attachments.ts';
import en from '../en/messages/task-attachments.ts';
import es from '../es/messages/task-attachments.ts';
import fr from '../fr/messages/task-attachments.ts';
import it from '../it/messages/task-attachments.ts';
import ptBr from '../pt-br/messages/task-attachments.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/task-attachments.ts';
export type TaskAttachmentsMessages = Words<typeof en>;

export const taskAttachmentsMessages: Record<InterfaceLanguage, TaskAttachmentsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
