// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/platform.ts';
import en from '../en/messages/platform.ts';
import es from '../es/messages/platform.ts';
import fr from '../fr/messages/platform.ts';
import it from '../it/messages/platform.ts';
import ptBr from '../pt-br/messages/platform.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/platform.ts';
export type PlatformMessages = Words<typeof en>;

export const platformMessages: Record<InterfaceLanguage, PlatformMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
