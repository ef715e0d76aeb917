// A day, a day with its time, or a time: shown in the reader's language, edited in the browser's own field.
import { TextInput, type TextInputProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import classes from './date-field.module.css';
import { dateFormat } from './intl-format.ts';
import { Text } from './text.tsx';
import { useText } from './use-text.ts';

type DateType = 'date' | 'datetime-local' | 'time';

interface DateFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue'> {
  type?: DateType;
  /** As the browser's field has it: "2026-11-28", "2026-11-28T09:30" or "09:30". */
  value?: string;
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
}

const styles = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  'datetime-local': { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<DateType, Intl.DateTimeFormatOptions>;

/** Returns the value in words; null if it is not a date. */
function wordsOf(type: DateType, value: string, language: string): string | null {
  const date = new Date(type === 'datetime-local' ? value : type === 'date' ? `${value}T12:00` : `2026-01-01T${value}`);
  return Number.isNaN(date.getTime()) ? null : dateFormat(language, styles[type]).format(date);
}

/**
 * Browsers write dates the way of their own language ("11/28/2026") on a page that writes "28 Nov 2026" everywhere else. The words lie
 * over the field until it has the focus.
 */
export function DateField({ type = 'date', value, defaultValue = '', onChange, onBlur, ...props }: DateFieldProps) {
  const { t, language } = useText();
  const [typed, setTyped] = useState(defaultValue);
  const words = wordsOf(type, value ?? typed, language);
  return (
    <TextInput
      {...props}
      type={type}
      {...(value === undefined ? { defaultValue } : { value })}
      classNames={{ input: classes.input ?? '' }}
      rightSection={
        <Text as="span" tone="strong" truncate className={classes.words} data-empty={words === null || undefined}>
          {words ?? t(type === 'time' ? 'fields.selectTime' : 'fields.selectDate')}
        </Text>
      }
      rightSectionProps={{ className: classes.section, 'aria-hidden': true }}
      rightSectionPointerEvents="none"
      rightSectionWidth={12}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // A page may restore a cleared value.
        setTyped(event.currentTarget.value);
      }}
    />
  );
}
