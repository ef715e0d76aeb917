// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/chat-tools.ts';
import es from '../es/tools/chat-tools.ts';
import fr from '../fr/tools/chat-tools.ts';
import it from '../it/tools/chat-tools.ts';
import ptBr from '../pt-br/tools/chat-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const chatToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
