// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/article-tools.ts';
import es from '../es/tools/article-tools.ts';
import fr from '../fr/tools/article-tools.ts';
import it from '../it/tools/article-tools.ts';
import ptBr from '../pt-br/tools/article-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const articleToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
