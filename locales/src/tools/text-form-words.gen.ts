// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/tools/text-form-words.ts';
import es from '../es/tools/text-form-words.ts';
import fr from '../fr/tools/text-form-words.ts';
import it from '../it/tools/text-form-words.ts';
import ptBr from '../pt-br/tools/text-form-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const textFormWordsTools = {
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
} satisfies Partial<Record<InterfaceLanguage, ToolTexts>>;
