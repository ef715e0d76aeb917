// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/branding.ts';
import en from '../en/messages/branding.ts';
import es from '../es/messages/branding.ts';
import fr from '../fr/messages/branding.ts';
import it from '../it/messages/branding.ts';
import ptBr from '../pt-br/messages/branding.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/branding.ts';
export type BrandingMessages = Words<typeof en>;

export const brandingMessages: Record<InterfaceLanguage, BrandingMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
