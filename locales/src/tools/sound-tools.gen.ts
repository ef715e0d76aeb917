// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/sound-tools.ts';
import es from '../es/tools/sound-tools.ts';
import fr from '../fr/tools/sound-tools.ts';
import it from '../it/tools/sound-tools.ts';
import ptBr from '../pt-br/tools/sound-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const soundToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
