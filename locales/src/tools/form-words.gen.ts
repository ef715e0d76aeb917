// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/form-words.ts';
import es from '../es/tools/form-words.ts';
import fr from '../fr/tools/form-words.ts';
import it from '../it/tools/form-words.ts';
import ptBr from '../pt-br/tools/form-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const formWordsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
