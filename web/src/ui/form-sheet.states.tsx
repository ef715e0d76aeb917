import { TextInput } from '@mantine/core';
import { IconAlignLeft } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import { FoldedFields } from './folded-fields.tsx';
import { FormSheet } from './form-sheet.tsx';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 520,
  states: {
    'With folded fields': () => (
      <FormSheet title="New task" verb="Create task" isBusy={false} onClose={doNothing} onSubmit={doNothing}>
        <TextInput label="Title" defaultValue="Snowshoe bindings: three systems compared" />
        <FoldedFields icon={IconAlignLeft} title="Brief" value="Empty">
          <TextInput label="Description" />
        </FoldedFields>
      </FormSheet>
    ),
  },
};
