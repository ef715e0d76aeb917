// Fault of a field, in the reader's language.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { fillBlanks } from '@folio/locales/fill-blanks';
import i18next from 'i18next';

/** The sentence for an issue's code, with its numbers filled in; an unknown code reads "This value is not valid". */
export function validationText(
  code: string,
  params: Record<string, string | number> | undefined,
  language: InterfaceLanguage,
): string {
  const sentence: string | undefined = i18next.getResource(language, 'translation', `validation.${code}`);
  return fillBlanks(sentence ?? i18next.getResource(language, 'translation', 'validation.invalid'), params);
}
