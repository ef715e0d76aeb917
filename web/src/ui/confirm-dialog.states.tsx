import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { type ComponentStates, doNothing } from './component-states.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 300,
  note: 'focus on the way out',
  states: {
    'Three documents': () => (
      <ConfirmDialog
        loss="3 documents and their 14 versions are deleted."
        verb="Delete 3 documents"
        onConfirm={doNothing}
        onKeep={doNothing}
      />
    ),
    'With a choice': () => (
      <ConfirmDialog loss="The workspace “Newsroom” is deleted." verb="Delete workspace" onConfirm={doNothing} onKeep={doNothing}>
        <Checkbox mt={14} defaultChecked label="Move its 42 documents to my personal workspace" />
      </ConfirmDialog>
    ),
    'Nothing is lost': () => (
      <ConfirmDialog
        loss="The delivery is approved and 520 credits are charged."
        verb="Approve for 520 credits"
        isRed={false}
        onConfirm={doNothing}
        onKeep={doNothing}
      />
    ),
    Busy: () => (
      <ConfirmDialog
        isBusy
        loss="3 documents and their 14 versions are deleted."
        verb="Delete 3 documents"
        onConfirm={doNothing}
        onKeep={doNothing}
      />
    ),
  },
};
