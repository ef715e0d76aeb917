// A choice of several from a list.
import { MultiSelect as MantineMultiSelect, type MultiSelectProps } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { FieldWithList, SelectOption } from './select.tsx';

export interface ChoicesProps extends Pick<MultiSelectProps, FieldWithList | 'maxValues' | 'hidePickedOptions'> {
  data: SelectOption[];
  value: string[];
  /** Of the button that takes all choices away. */
  clearLabel: string;
  onChange: (value: string[]) => void;
}

export function MultiSelect({ clearLabel, placeholder, ...props }: ChoicesProps) {
  return (
    <MantineMultiSelect
      {...props}
      placeholder={props.value.length > 0 ? undefined : placeholder}
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
    />
  );
}
