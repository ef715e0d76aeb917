// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/session.ts';
import en from '../en/messages/session.ts';
import es from '../es/messages/session.ts';
import fr from '../fr/messages/session.ts';
import it from '../it/messages/session.ts';
import ptBr from '../pt-br/messages/session.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/session.ts';
export type SessionMessages = Words<typeof en>;

export const sessionMessages: Record<InterfaceLanguage, SessionMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
