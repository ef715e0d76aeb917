import { type ComponentStates, doNothing } from './component-states.ts';
import { DialogFrame } from './dialog-frame.tsx';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 260,
  states: {
    Frame: () => (
      <DialogFrame title="Keyboard shortcuts" onClose={doNothing}>
        <p>The frame alone: nothing can be entered in it.</p>
      </DialogFrame>
    ),
  },
};
