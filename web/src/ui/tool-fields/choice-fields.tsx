import { languageName } from '@folio/contract/language-names';
import { Select } from '../select.tsx';
import { useText } from '../use-text.ts';
import { declared, type FieldProps, fieldWords, searchableFrom, toOptions, toText } from './field-props.ts';

/** One of the tool's options, or a tone of voice. */
export function SelectField(props: FieldProps<'select' | 'tone'> & { unavailable?: readonly string[] | undefined }) {
  const { t } = useText();
  const { field, value, unavailable = [], onChange } = props;
  const data = toOptions(field.options).map(({ value: one, label }) =>
    unavailable.includes(one)
      ? { value: one, label: t('outcome.unavailable', { option: label }), disabled: true }
      : { value: one, label },
  );
  return (
    <Select
      {...fieldWords(props)}
      data={data}
      placeholder={field.placeholder}
      searchable={field.options.length > searchableFrom}
      clearable={!field.required}
      clearLabel={t('fields.clear')}
      allowDeselect={!field.required}
      value={toText(value) || null}
      onChange={(next) => onChange(declared(field, next))}
    />
  );
}

/** A language by its name in the reader's language; `codes` are those that can be written now. */
export function LanguageField(props: FieldProps<'language'> & { codes: readonly string[] }) {
  const { t, language } = useText();
  const { field, value, codes, onChange } = props;
  const data = codes
    .map((code) => ({ value: code, label: languageName(code, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  if (field.allowAuto) data.unshift({ value: 'auto', label: t('fields.autoLanguage') });
  return (
    <Select
      {...fieldWords(props)}
      data={data}
      searchable={data.length > searchableFrom}
      allowDeselect={false}
      value={toText(value) || null}
      onChange={onChange}
    />
  );
}
