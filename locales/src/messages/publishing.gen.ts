// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/publishing.ts';
import en from '../en/messages/publishing.ts';
import es from '../es/messages/publishing.ts';
import fr from '../fr/messages/publishing.ts';
import it from '../it/messages/publishing.ts';
import ptBr from '../pt-br/messages/publishing.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/publishing.ts';
export type PublishingMessages = Words<typeof en>;

export const publishingMessages: Record<InterfaceLanguage, PublishingMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
