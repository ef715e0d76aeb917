import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { type FieldProps, fieldWords } from './field-props.ts';

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
