// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/sources.ts';
import en from '../en/messages/sources.ts';
import es from '../es/messages/sources.ts';
import fr from '../fr/messages/sources.ts';
import it from '../it/messages/sources.ts';
import ptBr from '../pt-br/messages/sources.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/sources.ts';
export type SourcesMessages = Words<typeof en>;

export const sourcesMessages: Record<InterfaceLanguage, SourcesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
