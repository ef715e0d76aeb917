// A choice of several from a list. The list's code is loaded when it is first wanted, or when something is chosen.
import { ComboboxChevron, type MultiSelectProps, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useEffect, useEffectEvent } from 'react';
import { onDemand } from './on-demand.ts';
import classes from './select.module.css';
import type { SelectOption } from './select.tsx';
import { useWantedCode } from './use-wanted-code.ts';

const code = onDemand(() => import('./opened-multi-select.tsx'));

export interface ChoicesProps
  extends Pick<
    MultiSelectProps,
    | 'id'
    | 'name'
    | 'label'
    | 'description'
    | 'error'
    | 'required'
    | 'withAsterisk'
    | 'disabled'
    | 'placeholder'
    | 'searchable'
    | 'maxValues'
    | 'hidePickedOptions'
  > {
  data: SelectOption[];
  value: string[];
  /** Of the button that takes all choices away. */
  clearLabel: string;
  onChange: (value: string[]) => void;
}

export function MultiSelect(props: ChoicesProps) {
  const { data, value, onChange, clearLabel, searchable = false, maxValues: _, hidePickedOptions: __, ...field } = props;
  const { opened, wanted, input, want, handlers } = useWantedCode(code);
  const openFilled = useEffectEvent(() => want('focus'));
  const isFilled = value.length > 0;
  useEffect(() => {
    if (isFilled) openFilled();
  }, [isFilled]);
  if (opened) return <opened.OpenedMultiSelect {...props} wanted={wanted} />;
  const labels = data.flatMap((option) => (value.includes(option.value) ? [option.label] : []));
  return (
    <TextInput
      {...field}
      ref={input}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      readOnly={!searchable}
      pointer={!searchable}
      value={labels.join(', ')}
      onChange={() => undefined}
      {...handlers}
      rightSectionPointerEvents="none"
      rightSection={<ComboboxChevron error={props.error} className={classes.chevron} />}
    />
  );
}
