import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { optionalLabel } from '../../ui/optional-label.ts';
import { useText } from '../../ui/use-text.ts';

interface WordsFieldProps {
  label: string;
  description: string;
  value: string[];
  error: string | undefined;
  most: number;
  onChange: (value: string[]) => void;
}

/** Words or short phrases; Enter, a comma or leaving the field adds one. */
export function WordsField({ label, description, value, error, most, onChange }: WordsFieldProps) {
  const { t } = useText();
  return (
    <TagsInput
      label={label}
      labelProps={optionalLabel()}
      description={description}
      error={error}
      value={value}
      maxTags={most}
      splitChars={[',', ';']}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      comboboxProps={{ shadow: 'none' }}
      onChange={(next) => onChange(next.map((word) => word.trim()).filter(Boolean))}
    />
  );
}
