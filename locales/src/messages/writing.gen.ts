// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/writing.ts';
import en from '../en/messages/writing.ts';
import es from '../es/messages/writing.ts';
import fr from '../fr/messages/writing.ts';
import it from '../it/messages/writing.ts';
import ptBr from '../pt-br/messages/writing.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/writing.ts';
export type WritingMessages = Words<typeof en>;

export const writingMessages: Record<InterfaceLanguage, WritingMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
