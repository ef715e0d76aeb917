// A choice of one from a list. The list's code is loaded when it is first wanted; until then the field looks the same and says what is chosen.
import { ComboboxChevron, Input, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { onDemand } from './on-demand.ts';
import type { ChoiceProps } from './opened-select.tsx';
import classes from './select.module.css';
import { closedField, useWantedCode } from './use-wanted-code.ts';

const code = onDemand(() => import('./opened-select.tsx'));

export function Select(props: ChoiceProps) {
  const { data, value, onChange, searchable = false, clearable = false, clearLabel, allowDeselect: _, ...field } = props;
  const { opened, begun, input, handlers } = useWantedCode(code);
  if (opened) return <opened.OpenedSelect {...props} begun={begun} />;
  const isClearable = clearable && value !== null && !props.disabled;
  return (
    <TextInput
      {...field}
      ref={input}
      {...closedField(searchable, begun.typed ?? data.find((option) => option.value === value)?.label ?? '')}
      {...handlers}
      rightSectionPointerEvents={isClearable ? 'all' : 'none'}
      rightSection={
        isClearable ? (
          <Input.ClearButton aria-label={clearLabel} onClick={() => onChange(null)} />
        ) : (
          <ComboboxChevron error={props.error} className={classes.chevron} />
        )
      }
    />
  );
}
