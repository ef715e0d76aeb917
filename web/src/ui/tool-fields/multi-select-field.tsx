import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
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
      placeholder={toList(value).length > 0 ? undefined : field.placeholder}
      {...(field.max === undefined ? {} : { maxValues: field.max })}
      searchable={field.options.length > searchableFrom}
      clearable
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      value={toList(value)}
      onChange={(next) => onChange(next.map((one) => declared(field, one)))}
    />
  );
}
