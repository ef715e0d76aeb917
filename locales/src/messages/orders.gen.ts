// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/orders.ts';
import en from '../en/messages/orders.ts';
import es from '../es/messages/orders.ts';
import fr from '../fr/messages/orders.ts';
import it from '../it/messages/orders.ts';
import ptBr from '../pt-br/messages/orders.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/orders.ts';
export type OrdersMessages = Words<typeof en>;

export const ordersMessages: Record<InterfaceLanguage, OrdersMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
