// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/pages.ts';
import en from '../en/messages/pages.ts';
import es from '../es/messages/pages.ts';
import fr from '../fr/messages/pages.ts';
import it from '../it/messages/pages.ts';
import ptBr from '../pt-br/messages/pages.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/pages.ts';
export type PagesMessages = Words<typeof en>;

export const pagesMessages: Record<InterfaceLanguage, PagesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
