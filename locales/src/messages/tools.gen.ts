// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/tools.ts';
import en from '../en/messages/tools.ts';
import es from '../es/messages/tools.ts';
import fr from '../fr/messages/tools.ts';
import it from '../it/messages/tools.ts';
import ptBr from '../pt-br/messages/tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/tools.ts';
export type ToolsMessages = Words<typeof en>;

export const toolsMessages: Record<InterfaceLanguage, ToolsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
