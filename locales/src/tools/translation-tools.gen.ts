// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/translation-tools.ts';
import es from '../es/tools/translation-tools.ts';
import fr from '../fr/tools/translation-tools.ts';
import it from '../it/tools/translation-tools.ts';
import ptBr from '../pt-br/tools/translation-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const translationToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
