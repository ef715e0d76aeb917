import { type ComponentStates, doNothing } from './component-states.ts';
import { Dialog } from './dialog.tsx';

const text = 'A code was sent to marta.ferri@halden.example. It is valid for ten minutes.';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 260,
  states: {
    Plain: () => (
      <Dialog title="Check your email" onClose={doNothing}>
        <p>{text}</p>
      </Dialog>
    ),
    Form: () => (
      <Dialog title="Share for review" variant="form" onClose={doNothing}>
        <p>{text}</p>
      </Dialog>
    ),
    'Long title': () => (
      <Dialog
        title="How to choose trail shoes for wet autumn paths in the mountains of northern Italy"
        variant="question"
        size={400}
        onClose={doNothing}
      >
        <p>{text}</p>
      </Dialog>
    ),
  },
};
