// A field that looks the same before and after its list's code is there: loaded when it is pointed at, replaced once it is wanted.
import { t } from 'i18next';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { OnDemand } from './on-demand.ts';
import { toastError } from './toast.tsx';

/** How the field was reached: by keyboard, or to see the list. Null where the person is elsewhere by now. */
export type Wanted = 'focus' | 'list' | null;

/** Keys that open a list. */
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** `opened` is the code, once it is wanted and there; `handlers` and `input` are for the field until then. */
export function useWantedCode<Module>(code: OnDemand<Module>) {
  const [wanted, setWanted] = useState<Wanted>(null);
  const [opened, setOpened] = useState(() => code.now());
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const want = (how: Wanted) => {
    const open = () => {
      // Who went on meanwhile is not brought back.
      setWanted(document.activeElement === input.current ? how : null);
      setOpened(code.now());
    };
    if (code.now()) return open();
    code.load().then(open, () => toastError(t('errors.chunk')));
  };
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
