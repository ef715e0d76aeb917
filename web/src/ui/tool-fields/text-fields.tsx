import { NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { type FieldProps, fieldWords, toText } from './field-props.ts';

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

/** Several lines, 80 to 120 px high; longer texts scroll. */
export function AreaField(props: FieldProps<'textarea'>) {
  const { field, value, onChange } = props;
  return (
    <Textarea
      {...fieldWords(props)}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      autosize={false}
      styles={{ input: { height: 80, minHeight: 80, maxHeight: 120, resize: 'vertical' } }}
      value={toText(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A number, also a number of words where the tool offers no fixed lengths. */
export function NumberField(props: FieldProps<'number' | 'length'>) {
  const { field, value, onChange } = props;
  const unit = field.type === 'number' ? field.unit : undefined;
  return (
    <NumberInput
      {...fieldWords(props)}
      placeholder={field.placeholder}
      {...(field.min === undefined ? {} : { min: field.min })}
      {...(field.max === undefined ? {} : { max: field.max })}
      step={field.step ?? 1}
      clampBehavior="none"
      suffix={unit ? ` ${unit}` : ''}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
