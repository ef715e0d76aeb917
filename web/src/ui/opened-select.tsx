// A choice of one from a list as Mantine draws it: loaded with the first that is wanted.
import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Begun } from './use-wanted-code.ts';
import { useWantedList } from './use-wanted-list.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What any field with a list may be given. */
export type FieldWithList =
  | 'id'
  | 'name'
  | 'label'
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

export function OpenedSelect({ begun, clearLabel, ...props }: ChoiceProps & { begun: Begun }) {
  const list = useWantedList(begun);
  const [search, setSearch] = useState(begun.typed ?? props.data.find(({ value }) => value === props.value)?.label ?? '');
  // Mantine sets the label of what is chosen when it begins: the text is that already, or what was typed.
  const hasBegun = useRef(false);
  useEffect(() => {
    hasBegun.current = true;
  }, []);
  return (
    <Select
      {...props}
      {...list}
      searchValue={search}
      onSearchChange={(text) => {
        if (hasBegun.current) setSearch(text);
      }}
      clearButtonProps={{ 'aria-label': clearLabel }}
      checkIconPosition="right"
    />
  );
}
