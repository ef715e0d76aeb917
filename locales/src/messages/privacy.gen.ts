// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/privacy.ts';
import en from '../en/messages/privacy.ts';
import es from '../es/messages/privacy.ts';
import fr from '../fr/messages/privacy.ts';
import it from '../it/messages/privacy.ts';
import ptBr from '../pt-br/messages/privacy.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/privacy.ts';
export type PrivacyMessages = Words<typeof en>;

export const privacyMessages: Record<InterfaceLanguage, PrivacyMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
