// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/bulk-orders.ts';
import en from '../en/messages/bulk-orders.ts';
import es from '../es/messages/bulk-orders.ts';
import fr from '../fr/messages/bulk-orders.ts';
import it from '../it/messages/bulk-orders.ts';
import ptBr from '../pt-br/messages/bulk-orders.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/bulk-orders.ts';
export type BulkOrdersMessages = Words<typeof en>;

export const bulkOrdersMessages: Record<InterfaceLanguage, BulkOrdersMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
