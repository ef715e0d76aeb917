// The content of a button is loaded when the button is pointed at, focused or pressed; a press meanwhile opens it when it is there.
import { t } from 'i18next';
import { useState } from 'react';
import type { OnDemand } from './on-demand.ts';
import { toastError } from './toast.tsx';

/** `opened` is null until the first press; then the code, which draws the button itself. `handlers` are for the button until then. */
export function useOpenedLater<Module>(code: OnDemand<Module>) {
  const [state, setState] = useState<'closed' | 'wanted' | 'opened'>('closed');
  const open = () => {
    if (code.now()) return setState('opened');
    setState('wanted');
    code.load().then(
      () => setState('opened'),
      () => {
        setState('closed');
        toastError(t('errors.chunk'));
      },
    );
  };
  return {
    opened: state === 'opened' ? code.now() : null,
    handlers: {
      'aria-expanded': false,
      'aria-busy': state === 'wanted' || undefined,
      onPointerEnter: code.prefetch,
      onFocus: code.prefetch,
      onClick: open,
    },
  };
}
