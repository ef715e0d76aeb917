// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/writing-tools.ts';
import es from '../es/tools/writing-tools.ts';
import fr from '../fr/tools/writing-tools.ts';
import it from '../it/tools/writing-tools.ts';
import ptBr from '../pt-br/tools/writing-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const writingToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
