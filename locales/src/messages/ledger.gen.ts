// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/ledger.ts';
import en from '../en/messages/ledger.ts';
import es from '../es/messages/ledger.ts';
import fr from '../fr/messages/ledger.ts';
import it from '../it/messages/ledger.ts';
import ptBr from '../pt-br/messages/ledger.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/ledger.ts';
export type LedgerMessages = Words<typeof en>;

export const ledgerMessages: Record<InterfaceLanguage, LedgerMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
