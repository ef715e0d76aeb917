// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/users.ts';
import en from '../en/messages/users.ts';
import es from '../es/messages/users.ts';
import fr from '../fr/messages/users.ts';
import it from '../it/messages/users.ts';
import ptBr from '../pt-br/messages/users.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/users.ts';
export type UsersMessages = Words<typeof en>;

export const usersMessages: Record<InterfaceLanguage, UsersMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
