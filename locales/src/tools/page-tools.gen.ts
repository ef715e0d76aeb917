// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/page-tools.ts';
import es from '../es/tools/page-tools.ts';
import fr from '../fr/tools/page-tools.ts';
import it from '../it/tools/page-tools.ts';
import ptBr from '../pt-br/tools/page-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const pageToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
