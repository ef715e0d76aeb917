// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/comments.ts';
import en from '../en/messages/comments.ts';
import es from '../es/messages/comments.ts';
import fr from '../fr/messages/comments.ts';
import it from '../it/messages/comments.ts';
import ptBr from '../pt-br/messages/comments.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/comments.ts';
export type CommentsMessages = Words<typeof en>;

export const commentsMessages: Record<InterfaceLanguage, CommentsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
