// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/message.ts';
import en from '../en/phrases/message.ts';
import es from '../es/phrases/message.ts';
import fr from '../fr/phrases/message.ts';
import it from '../it/phrases/message.ts';
import ptBr from '../pt-br/phrases/message.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/message.ts';
export type MessagePhrases = Words<typeof en>;

export const messagePhrases: Record<InterfaceLanguage, MessagePhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
