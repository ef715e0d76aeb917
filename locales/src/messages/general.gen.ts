// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/general.ts';
import en from '../en/messages/general.ts';
import es from '../es/messages/general.ts';
import fr from '../fr/messages/general.ts';
import it from '../it/messages/general.ts';
import ptBr from '../pt-br/messages/general.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/general.ts';
export type GeneralMessages = Words<typeof en>;

export const generalMessages: Record<InterfaceLanguage, GeneralMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
