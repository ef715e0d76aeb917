// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/markets.ts';
import en from '../en/messages/markets.ts';
import es from '../es/messages/markets.ts';
import fr from '../fr/messages/markets.ts';
import it from '../it/messages/markets.ts';
import ptBr from '../pt-br/messages/markets.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/markets.ts';
export type MarketsMessages = Words<typeof en>;

export const marketsMessages: Record<InterfaceLanguage, MarketsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
