import { MultiSelect } from '../multi-select.tsx';
import { useText } from '../use-text.ts';
import { declared, type FieldProps, fieldWords, searchableFrom, toList, toOptions } from './field-props.ts';

/** Any number of the tool's options. */
export function MultiSelectField(props: FieldProps<'multiselect'>) {
  const { t } = useText();
  const { field, value, onChange } = props;
  return (
    <MultiSelect
      {...fieldWords(props)}
      data={toOptions(field.options)}
      placeholder={field.placeholder}
      {...(field.max === undefined ? {} : { maxValues: field.max })}
      searchable={field.options.length > searchableFrom}
      clearLabel={t('fields.clear')}
      value={toList(value)}
      onChange={(next) => onChange(next.map((one) => declared(field, one)))}
    />
  );
}
