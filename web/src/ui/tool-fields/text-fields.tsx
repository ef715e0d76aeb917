import { NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { type FieldProps, fieldWords, toText } from './field-props.ts';
import classes from './tool-fields.module.css';

/** One line: text, an address or a day. */
export function LineField(props: FieldProps<'text' | 'url' | 'date'>) {
  const { field, value, onChange } = props;
  return (
    <TextInput
      {...fieldWords(props)}
      type={field.type === 'text' ? 'text' : field.type}
      placeholder={field.placeholder}
      maxLength={field.type === 'date' ? undefined : field.maxLength}
      autoComplete="off"
      value={toText(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Several lines: as high as their text, between 80 and 120 px; longer texts scroll. */
export function AreaField(props: FieldProps<'textarea'>) {
  const { field, value, onChange } = props;
  return (
    <Textarea
      {...fieldWords(props)}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      autosize={false}
      classNames={{ input: classes.area }}
      value={toText(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A number, also a number of words where the tool offers no fixed lengths. */
export function NumberField(props: FieldProps<'number' | 'length'>) {
  const { field, value, onChange } = props;
  return (
    <NumberInput
      {...fieldWords(props)}
      placeholder={field.placeholder}
      {...(field.min === undefined ? {} : { min: field.min })}
      {...(field.max === undefined ? {} : { max: field.max })}
      step={field.step ?? 1}
      clampBehavior="none"
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
