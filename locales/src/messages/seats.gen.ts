// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/seats.ts';
import en from '../en/messages/seats.ts';
import es from '../es/messages/seats.ts';
import fr from '../fr/messages/seats.ts';
import it from '../it/messages/seats.ts';
import ptBr from '../pt-br/messages/seats.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/seats.ts';
export type SeatsMessages = Words<typeof en>;

export const seatsMessages: Record<InterfaceLanguage, SeatsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
