// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/links.ts';
import en from '../en/messages/links.ts';
import es from '../es/messages/links.ts';
import fr from '../fr/messages/links.ts';
import it from '../it/messages/links.ts';
import ptBr from '../pt-br/messages/links.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/links.ts';
export type LinksMessages = Words<typeof en>;

export const linksMessages: Record<InterfaceLanguage, LinksMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
