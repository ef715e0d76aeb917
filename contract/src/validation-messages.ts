// Fault of a field, as one short sentence in the reader's language. The browser has its own language's sentences with its other
// words (`web/src/ui/validation-text.ts`).
import { fillBlanks } from '@folio/locales/fill-blanks';
import { words } from '@folio/locales/words';
import type { InterfaceLanguage } from './languages.ts';

/** The sentence for an issue's code, with its numbers filled in; an unknown code reads "This value is not valid". */
export function validationMessage(
  code: string,
  params: Record<string, string | number> | undefined,
  language: InterfaceLanguage,
): string {
  const { validation } = words[language];
  const known: Record<string, string> = validation;
  return fillBlanks(known[code] ?? validation.invalid, params);
}
