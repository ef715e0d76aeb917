// A choice of one from a list. The list's code is loaded when it is first wanted; until then the field looks the same and says what is chosen.
import { CloseButton, ComboboxChevron, type SelectProps, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { t } from 'i18next';
import { type KeyboardEvent, useRef, useState } from 'react';
import { onDemand } from './on-demand.ts';
import classes from './select.module.css';
import { toastError } from './toast.tsx';

const code = onDemand(() => import('./opened-select.tsx'));

/** Keys that open a list. */
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface ChoiceProps
  extends Pick<
    SelectProps,
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
    | 'clearable'
    | 'allowDeselect'
    | 'style'
  > {
  data: SelectOption[];
  value: string | null;
  /** Of the button that takes the choice away, where there is one. */
  clearLabel?: string;
  onChange: (value: string | null) => void;
}

/** How the field was reached before the list's code was there: by keyboard, or to see the list. */
type Wanted = 'focus' | 'list';

export function Select(props: ChoiceProps) {
  const { data, value, onChange, searchable = false, clearable = false, clearLabel, allowDeselect: _, ...field } = props;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [opened, setOpened] = useState(() => code.now());
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  if (opened) return <opened.OpenedSelect {...props} wanted={wanted} />;

  const want = (how: Wanted) => {
    const open = () => {
      // Who went on meanwhile is not brought back.
      setWanted(document.activeElement === input.current ? how : null);
      setOpened(code.now());
    };
    if (code.now()) return open();
    code.load().then(open, () => toastError(t('errors.chunk')));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    want('list');
  };
  const isClearable = clearable && value !== null && !props.disabled;
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
      value={data.find((option) => option.value === value)?.label ?? ''}
      onChange={() => undefined}
      onPointerEnter={code.prefetch}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onFocus={() => {
        // A press is not over: the field stays until its click has come.
        if (!isPressed.current) want('focus');
      }}
      onClick={() => {
        isPressed.current = false;
        want('list');
      }}
      onKeyDown={onKeyDown}
      rightSectionPointerEvents={isClearable ? 'all' : 'none'}
      rightSection={
        isClearable ? (
          <CloseButton variant="transparent" tabIndex={-1} aria-label={clearLabel} onClick={() => onChange(null)} />
        ) : (
          <ComboboxChevron error={props.error} className={classes.chevron} />
        )
      }
    />
  );
}
