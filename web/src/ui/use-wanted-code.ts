// A field that looks the same before and after its list's code is there: loaded when it is pointed at, replaced once it is wanted.
import { t } from 'i18next';
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OnDemand } from './on-demand.ts';
import { toastError } from './toast.tsx';

/** How the field was reached: by keyboard, or to see the list. Null where the person is elsewhere by now. */
type Wanted = 'focus' | 'list' | null;

/** What happened in the field before its list was there, for the field that replaces it. */
export interface Begun {
  wanted: Wanted;
  /** Null where nothing was typed, or the person is elsewhere by now. */
  typed: string | null;
  /** The characters that are marked, from and to; what is typed next replaces them. */
  marked: readonly [number, number];
}

/** Keys that open a list. */
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** What a field is until its list is there: closed, said to have one, and showing what is chosen or was typed. */
export const closedField = (isSearchable: boolean, shown: string) =>
  ({
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    autoComplete: 'off',
    readOnly: !isSearchable,
    pointer: !isSearchable,
    value: shown,
  }) as const;

/**
 * `opened` is the code, once it is there and wanted, or needed to show what is chosen; `handlers` and `input` are for the field until
 * then, `begun` for the one that replaces it.
 */
export function useWantedCode<Module>(code: OnDemand<Module>, isNeeded = false) {
  const [begun, setBegun] = useState<Begun>({ wanted: null, typed: null, marked: [0, 0] });
  const [chosen, setOpened] = useState(() => code.now());
  const opened = chosen ?? (isNeeded ? code.now() : null);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const isListWanted = useRef(false);
  const isReplaced = useRef(false);
  const open = () => {
    // Each sign that the list is wanted waits for its code.
    if (isReplaced.current) return;
    isReplaced.current = true;
    const field = input.current;
    // Who went on meanwhile is not brought back.
    if (field && document.activeElement === field) {
      const marked = [field.selectionStart ?? 0, field.selectionEnd ?? 0] as const;
      setBegun(({ typed }) => ({ wanted: isListWanted.current ? 'list' : 'focus', typed, marked }));
    } else setBegun({ wanted: null, typed: null, marked: [0, 0] });
    setOpened(code.now());
  };
  // At once, so that no key comes between the two fields.
  const openNow = () => flushSync(open);
  const load = () => code.load().then(openNow, () => toastError(t('errors.chunk')));
  const want = (how: 'focus' | 'list') => {
    if (how === 'list') isListWanted.current = true;
    if (code.now()) open();
    else void load();
  };
  /** A press that ends beside the field, since the page moved below it, brings no click: the field has the focus all the same. */
  const onPressEnd = () =>
    setTimeout(() => {
      if (!isPressed.current) return;
      isPressed.current = false;
      if (document.activeElement === input.current) want('focus');
    });
  const need = useEffectEvent(() => void load());
  useEffect(() => {
    if (isNeeded) need();
  }, [isNeeded]);
  return {
    opened,
    begun,
    input,
    want,
    handlers: {
      onPointerEnter: code.prefetch,
      onPointerDown: () => {
        isPressed.current = true;
        window.addEventListener('pointerup', onPressEnd, { once: true });
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
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setBegun((before) => ({ ...before, typed: currentTarget.value }));
        want('list');
      },
    },
  };
}
