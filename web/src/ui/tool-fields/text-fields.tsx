import { InputBase, TextInput } from '@mantine/core';
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
    <InputBase
      component="textarea"
      multiline
      {...fieldWords(props)}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      classNames={{ input: classes.area }}
      value={toText(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
