// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/film-tools.ts';
import es from '../es/tools/film-tools.ts';
import fr from '../fr/tools/film-tools.ts';
import it from '../it/tools/film-tools.ts';
import ptBr from '../pt-br/tools/film-tools.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const filmToolsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
