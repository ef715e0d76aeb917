// A choice of one from a list as Mantine draws it: loaded with the first that is wanted.
import { Select } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import type { ChoiceProps } from './select.tsx';
import type { Wanted } from './use-wanted-code.ts';
import { useWantedList } from './use-wanted-list.ts';

export function OpenedSelect({ wanted, clearLabel, ...props }: ChoiceProps & { wanted: Wanted }) {
  const list = useWantedList(wanted);
  return <Select {...props} {...list} clearButtonProps={{ 'aria-label': clearLabel }} checkIconPosition="right" />;
}
