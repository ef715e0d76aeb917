// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/outside-data.ts';
import en from '../en/messages/outside-data.ts';
import es from '../es/messages/outside-data.ts';
import fr from '../fr/messages/outside-data.ts';
import it from '../it/messages/outside-data.ts';
import ptBr from '../pt-br/messages/outside-data.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/outside-data.ts';
export type OutsideDataMessages = Words<typeof en>;

export const outsideDataMessages: Record<InterfaceLanguage, OutsideDataMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
