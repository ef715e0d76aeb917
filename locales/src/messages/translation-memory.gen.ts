// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/translation-memory.ts';
import en from '../en/messages/translation-memory.ts';
import es from '../es/messages/translation-memory.ts';
import fr from '../fr/messages/translation-memory.ts';
import it from '../it/messages/translation-memory.ts';
import ptBr from '../pt-br/messages/translation-memory.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/translation-memory.ts';
export type TranslationMemoryMessages = Words<typeof en>;

export const translationMemoryMessages: Record<InterfaceLanguage, TranslationMemoryMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
