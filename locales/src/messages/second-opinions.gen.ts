// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/second-opinions.ts';
import en from '../en/messages/second-opinions.ts';
import es from '../es/messages/second-opinions.ts';
import fr from '../fr/messages/second-opinions.ts';
import it from '../it/messages/second-opinions.ts';
import ptBr from '../pt-br/messages/second-opinions.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/second-opinions.ts';
export type SecondOpinionsMessages = Words<typeof en>;

export const secondOpinionsMessages: Record<InterfaceLanguage, SecondOpinionsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
