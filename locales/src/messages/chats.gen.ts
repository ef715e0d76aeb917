// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/chats.ts';
import en from '../en/messages/chats.ts';
import es from '../es/messages/chats.ts';
import fr from '../fr/messages/chats.ts';
import it from '../it/messages/chats.ts';
import ptBr from '../pt-br/messages/chats.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/chats.ts';
export type ChatsMessages = Words<typeof en>;

export const chatsMessages: Record<InterfaceLanguage, ChatsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
