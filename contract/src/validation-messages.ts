// What is wrong with a field, as one short sentence in the reader's language. The browser has its own language's sentences with its other
// words (`web/src/ui/validation-text.ts`).
import { fillBlanks } from '@folio/locales/fill-blanks';
import { accountsValidation } from '@folio/locales/validation/accounts';
import { campaignsValidation } from '@folio/locales/validation/campaigns';
import { filesValidation } from '@folio/locales/validation/files';
import { modelsValidation } from '@folio/locales/validation/models';
import { valuesValidation } from '@folio/locales/validation/values';
import type { InterfaceLanguage } from './languages.ts';

/** The sentence for an issue's code, with its numbers filled in; an unknown code reads "This value is not valid". */
export function validationMessage(
  code: string,
  params: Record<string, string | number> | undefined,
  language: InterfaceLanguage,
): string {
  const known: Record<string, string> = {
    ...accountsValidation[language],
    ...campaignsValidation[language],
    ...filesValidation[language],
    ...modelsValidation[language],
    ...valuesValidation[language],
  };
  return fillBlanks(known[code] ?? valuesValidation[language].invalid, params);
}
