// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/engine.ts';
import en from '../en/messages/engine.ts';
import es from '../es/messages/engine.ts';
import fr from '../fr/messages/engine.ts';
import it from '../it/messages/engine.ts';
import ptBr from '../pt-br/messages/engine.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/engine.ts';
export type EngineMessages = Words<typeof en>;

export const engineMessages: Record<InterfaceLanguage, EngineMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
