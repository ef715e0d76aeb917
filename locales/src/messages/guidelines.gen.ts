// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/guidelines.ts';
import en from '../en/messages/guidelines.ts';
import es from '../es/messages/guidelines.ts';
import fr from '../fr/messages/guidelines.ts';
import it from '../it/messages/guidelines.ts';
import ptBr from '../pt-br/messages/guidelines.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/guidelines.ts';
export type GuidelinesMessages = Words<typeof en>;

export const guidelinesMessages: Record<InterfaceLanguage, GuidelinesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
