// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/brand-voices.ts';
import en from '../en/messages/brand-voices.ts';
import es from '../es/messages/brand-voices.ts';
import fr from '../fr/messages/brand-voices.ts';
import it from '../it/messages/brand-voices.ts';
import ptBr from '../pt-br/messages/brand-voices.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/brand-voices.ts';
export type BrandVoicesMessages = Words<typeof en>;

export const brandVoicesMessages: Record<InterfaceLanguage, BrandVoicesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
