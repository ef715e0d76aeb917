// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/image-tools.ts';
import es from '../es/tools/image-tools.ts';
import fr from '../fr/tools/image-tools.ts';
import it from '../it/tools/image-tools.ts';
import ptBr from '../pt-br/tools/image-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const imageToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
