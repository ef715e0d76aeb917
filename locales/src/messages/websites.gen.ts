// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/websites.ts';
import en from '../en/messages/websites.ts';
import es from '../es/messages/websites.ts';
import fr from '../fr/messages/websites.ts';
import it from '../it/messages/websites.ts';
import ptBr from '../pt-br/messages/websites.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/websites.ts';
export type WebsitesMessages = Words<typeof en>;

export const websitesMessages: Record<InterfaceLanguage, WebsitesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
