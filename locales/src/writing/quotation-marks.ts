// Quotation marks as each language writes them.
import type { InterfaceLanguage } from '../languages.ts';
import { typographyLexicon } from '../lexicon.gen.ts';

/** The text between the language's quotation marks. */
export function quoted(text: string, language: InterfaceLanguage): string {
  const [open, close] = typographyLexicon[language].quotationMarks;
  return open + text + close;
}
