// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/seo-tools.ts';
import es from '../es/tools/seo-tools.ts';
import fr from '../fr/tools/seo-tools.ts';
import it from '../it/tools/seo-tools.ts';
import ptBr from '../pt-br/tools/seo-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const seoToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
