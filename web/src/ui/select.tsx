// A choice of one from a list.
import { Select as MantineSelect, type SelectProps } from '@mantine/core';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Props of any field with a list. */
export type FieldWithList =
  | 'id'
  | 'name'
  | 'label'
  | 'aria-label'
  | 'description'
  | 'error'
  | 'required'
  | 'withAsterisk'
  | 'disabled'
  | 'placeholder'
  | 'searchable';

export interface ChoiceProps extends Pick<SelectProps, FieldWithList | 'clearable' | 'allowDeselect' | 'style'> {
  data: SelectOption[];
  value: string | null;
  /** Of the button that takes the choice away, where there is one. */
  clearLabel?: string;
  onChange: (value: string | null) => void;
}

export function Select({ clearLabel, ...props }: ChoiceProps) {
  return <MantineSelect {...props} clearButtonProps={{ 'aria-label': clearLabel }} checkIconPosition="right" />;
}
