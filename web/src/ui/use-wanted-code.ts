// A field that looks the same before and after its list's code is there: loaded when it is pointed at, replaced once it is wanted.
import { t } from 'i18next';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OnDemand } from './on-demand.ts';
import { toastError } from './toast.tsx';

/** How the field was reached: by keyboard, or to see the list. Null where the person is elsewhere by now. */
export type Wanted = 'focus' | 'list' | null;

/** Keys that open a list. */
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** What a field is until its list is there: closed, said to have one, and showing what is chosen. */
export const closedField = (isSearchable: boolean, chosen: string) =>
  ({
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    autoComplete: 'off',
    readOnly: !isSearchable,
    pointer: !isSearchable,
    value: chosen,
    onChange: () => undefined,
  }) as const;

/**
 * `opened` is the code, once it is there and wanted, or needed to show what is chosen; `handlers` and `input` are for the field until
 * then.
 */
export function useWantedCode<Module>(code: OnDemand<Module>, isNeeded = false) {
  const [wanted, setWanted] = useState<Wanted>(null);
  const [chosen, setOpened] = useState(() => code.now());
  const opened = chosen ?? (isNeeded ? code.now() : null);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const isListWanted = useRef(false);
  const open = () => {
    // Who went on meanwhile is not brought back.
    const isThere = document.activeElement === input.current;
    setWanted(isThere ? (isListWanted.current ? 'list' : 'focus') : null);
    setOpened(code.now());
  };
  const load = () => code.load().then(open, () => toastError(t('errors.chunk')));
  const want = (how: 'focus' | 'list') => {
    if (how === 'list') isListWanted.current = true;
    if (code.now()) open();
    else void load();
  };
  const need = useEffectEvent(() => void load());
  useEffect(() => {
    if (isNeeded) need();
  }, [isNeeded]);
  return {
    opened,
    wanted,
    input,
    want,
    handlers: {
      onPointerEnter: code.prefetch,
      onPointerDown: () => {
        isPressed.current = true;
      },
      onFocus: () => {
        // A press is not over: the field stays until its click has come.
        if (!isPressed.current) want('focus');
      },
      onClick: () => {
        isPressed.current = false;
        want('list');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!openingKeys.includes(event.key)) return;
        event.preventDefault();
        want('list');
      },
    },
  };
}
