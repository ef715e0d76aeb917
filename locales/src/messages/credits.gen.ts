// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/credits.ts';
import en from '../en/messages/credits.ts';
import es from '../es/messages/credits.ts';
import fr from '../fr/messages/credits.ts';
import it from '../it/messages/credits.ts';
import ptBr from '../pt-br/messages/credits.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/credits.ts';
export type CreditsMessages = Words<typeof en>;

export const creditsMessages: Record<InterfaceLanguage, CreditsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
