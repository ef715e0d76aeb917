// A choice of several from a list as Mantine draws it: loaded with the first that is wanted.
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { FieldWithList, SelectOption } from './opened-select.tsx';
import type { Begun } from './use-wanted-code.ts';
import { useWantedList } from './use-wanted-list.ts';

export interface ChoicesProps extends Pick<MultiSelectProps, FieldWithList | 'maxValues' | 'hidePickedOptions'> {
  data: SelectOption[];
  value: string[];
  /** Of the button that takes all choices away. */
  clearLabel: string;
  onChange: (value: string[]) => void;
}

export function OpenedMultiSelect({ begun, clearLabel, placeholder, ...props }: ChoicesProps & { begun: Begun }) {
  const list = useWantedList(begun);
  return (
    <MultiSelect
      {...props}
      {...list}
      defaultSearchValue={begun.typed ?? ''}
      placeholder={props.value.length > 0 ? undefined : placeholder}
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
    />
  );
}
