import { languageName } from '@folio/contract/language-names';
import { proofreadingLanguages } from '@folio/contract/translation-words';
import { useTranslatorLanguages } from '../../base/translator-languages.ts';
import { useText } from '../../ui/use-text.ts';

/** Languages of the desk as options, by their names in the reader's language. */
export function useLanguageOptions(): { value: string; label: string }[] {
  const { language } = useText();
  const known = useTranslatorLanguages();
  const codes: readonly string[] = known.length > 0 ? known : proofreadingLanguages;
  return codes
    .map((value) => ({ value, label: languageName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
