// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/translation-desk.ts';
import en from '../en/messages/translation-desk.ts';
import es from '../es/messages/translation-desk.ts';
import fr from '../fr/messages/translation-desk.ts';
import it from '../it/messages/translation-desk.ts';
import ptBr from '../pt-br/messages/translation-desk.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/translation-desk.ts';
export type TranslationDeskMessages = Words<typeof en>;

export const translationDeskMessages: Record<InterfaceLanguage, TranslationDeskMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
