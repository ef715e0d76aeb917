import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { toastAction, toastError, toastSuccess } from './toast.tsx';

/** Shown in a window of its own as often as wanted. */
const shownBy = (show: () => void) => (
  <div style={{ padding: 20 }}>
    <Button variant="default" onClick={show}>
      Show toast
    </Button>
  </div>
);

export const states: ComponentStates = {
  page: 'components/notifications',
  layout: 'window',
  height: 170,
  note: '5 seconds, at most five',
  states: {
    Done: ({ t }) => shownBy(() => toastSuccess(t('orders.deleted', { title: 'Autumn newsletter' }))),
    Failed: ({ t }) => shownBy(() => toastError(t('errors.safe'))),
    'Can be undone': () => shownBy(() => toastAction('Moved to 24 November', 'Undo', 10_000, doNothing)),
  },
};
