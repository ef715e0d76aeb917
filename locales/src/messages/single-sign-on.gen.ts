// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/single-sign-on.ts';
import en from '../en/messages/single-sign-on.ts';
import es from '../es/messages/single-sign-on.ts';
import fr from '../fr/messages/single-sign-on.ts';
import it from '../it/messages/single-sign-on.ts';
import ptBr from '../pt-br/messages/single-sign-on.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/single-sign-on.ts';
export type SingleSignOnMessages = Words<typeof en>;

export const singleSignOnMessages: Record<InterfaceLanguage, SingleSignOnMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
