// A choice of several from a list. The list's code is loaded when it is first wanted, or when something is chosen.
import { ComboboxChevron, TextInput } from '@mantine/core';
import { onDemand } from './on-demand.ts';
import type { ChoicesProps } from './opened-multi-select.tsx';
import classes from './select.module.css';
import { closedField, useWantedCode } from './use-wanted-code.ts';

const code = onDemand(() => import('./opened-multi-select.tsx'));

export function MultiSelect(props: ChoicesProps) {
  const {
    data,
    value,
    onChange: _,
    clearLabel: __,
    searchable = false,
    maxValues: ___,
    hidePickedOptions: ____,
    ...field
  } = props;
  const { opened, begun, input, handlers } = useWantedCode(code, value.length > 0);
  if (opened) return <opened.OpenedMultiSelect {...props} begun={begun} />;
  const labels = data.flatMap((option) => (value.includes(option.value) ? [option.label] : []));
  return (
    <TextInput
      {...field}
      ref={input}
      {...closedField(searchable && labels.length === 0, begun.typed ?? labels.join(', '))}
      {...handlers}
      rightSectionPointerEvents="none"
      rightSection={<ComboboxChevron error={props.error} className={classes.chevron} />}
    />
  );
}
