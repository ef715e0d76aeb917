// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/trend-tools.ts';
import es from '../es/tools/trend-tools.ts';
import fr from '../fr/tools/trend-tools.ts';
import it from '../it/tools/trend-tools.ts';
import ptBr from '../pt-br/tools/trend-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const trendToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
