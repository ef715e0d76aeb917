import { TextInput } from '@mantine/core';
import { IconAlignLeft, IconKey } from '@tabler/icons-react';
import type { ComponentStates } from './component-states.ts';
import { FoldedFields } from './folded-fields.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    Folded: () => (
      <FoldedFields icon={IconAlignLeft} title="Brief" value="Empty">
        <TextInput label="Description" />
      </FoldedFields>
    ),
    'Open, since a field is wrong': () => (
      <FoldedFields icon={IconKey} title="Keywords" value="3" hasFault>
        <TextInput label="Length in words" error="Must be at most 20000" defaultValue="90000" />
      </FoldedFields>
    ),
  },
};
