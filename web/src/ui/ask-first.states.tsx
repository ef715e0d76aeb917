import { AskFirst } from './ask-first.tsx';
import { type ComponentStates, doNothing } from './component-states.ts';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 260,
  note: 'loaded when first asked',
  states: {
    Asking: () => (
      <AskFirst
        isAsking
        loss="The briefing “Winter campaign” is deleted for everyone in the workspace."
        verb="Delete briefing"
        onKeep={doNothing}
        onConfirm={doNothing}
      />
    ),
  },
};
