import { Textarea } from '@mantine/core';
import { optionalLabel } from '../../ui/optional-label.ts';

interface LinesFieldProps {
  label: string;
  description: string;
  value: string;
  error: string | undefined;
  rows?: number;
  onChange: (value: string) => void;
}

/** Sentences, one on each line. */
export function LinesField({ rows = 4, onChange, ...words }: LinesFieldProps) {
  return (
    <Textarea
      {...words}
      labelProps={optionalLabel()}
      rows={rows}
      styles={{ input: { resize: 'vertical' } }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
