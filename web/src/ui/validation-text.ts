// What is wrong with a field, in the reader's language; the sentences come with the words of all work (`base/i18n.ts`).
import type { InterfaceLanguage } from '@folio/contract/languages';
import { fillBlanks } from '@folio/locales/fill-blanks';
import i18next from 'i18next';

/** The sentence for an issue's code, with its numbers filled in; an unknown code reads "This value is not valid". */
export function validationText(
  code: string,
  params: Record<string, string | number> | undefined,
  language: InterfaceLanguage,
): string {
  const sentences: Record<string, string> = i18next.getResource(language, 'work', 'validation') ?? {};
  return fillBlanks(sentences[code] ?? sentences.invalid ?? '', params);
}
