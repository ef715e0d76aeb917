// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/calendars.ts';
import en from '../en/messages/calendars.ts';
import es from '../es/messages/calendars.ts';
import fr from '../fr/messages/calendars.ts';
import it from '../it/messages/calendars.ts';
import ptBr from '../pt-br/messages/calendars.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/calendars.ts';
export type CalendarsMessages = Words<typeof en>;

export const calendarsMessages: Record<InterfaceLanguage, CalendarsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
