import { languageName } from '@folio/contract/language-names';
import { maxRequestLanguages, proofreadingLanguages } from '@folio/contract/translation-words';
import { MultiSelect, Select } from '@mantine/core';
import { useTranslatorLanguages } from '../../base/translator-languages.ts';
import { FieldPair } from '../../ui/field-pair.tsx';
import { useText } from '../../ui/use-text.ts';
import { canBeProofread } from './request-form-values.ts';
import type { RequestFormState } from './use-request-form.ts';

/** From one language to several; people proofread six of them alone. */
export function LanguageFields({ form: { values, errors, set } }: { form: RequestFormState }) {
  const { t, language } = useText();
  const known = useTranslatorLanguages();
  const codes: readonly string[] = known.length > 0 ? known : proofreadingLanguages;
  const options = (wanted: readonly string[]) =>
    wanted
      .map((value) => ({ value, label: languageName(value, language) }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  const isProofread = values.kind === 'proofreading';
  const targets = isProofread ? [...new Set([...codes.filter(canBeProofread), ...values.to])] : codes;
  const isWrong = isProofread && !values.to.every(canBeProofread);
  return (
    <FieldPair>
      <Select
        label={t('translationRequests.form.from')}
        placeholder={t('translationRequests.form.chooseLanguage')}
        data={options(codes)}
        searchable
        required
        withAsterisk={false}
        allowDeselect={false}
        checkIconPosition="right"
        comboboxProps={{ shadow: 'none' }}
        value={values.from}
        error={errors['source_language']}
        onChange={(from) => set({ from }, 'source_language')}
      />
      <MultiSelect
        label={t('translationRequests.form.to')}
        description={t('translationRequests.form.toHint', { count: maxRequestLanguages })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={options(targets)}
        searchable
        required
        withAsterisk={false}
        maxValues={maxRequestLanguages}
        comboboxProps={{ shadow: 'none' }}
        value={values.to}
        error={errors['target_languages'] ?? (isWrong ? t('translationRequests.form.onlyLanguages') : undefined)}
        onChange={(to) => set({ to }, 'target_languages')}
      />
    </FieldPair>
  );
}
