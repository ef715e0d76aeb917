import { TextInput } from '@mantine/core';
import type { ComponentStates } from './component-states.ts';
import { FieldPair } from './field-pair.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  layout: 'column',
  states: {
    'Two fields': () => (
      <FieldPair>
        <TextInput label="First name" defaultValue="Marta" />
        <TextInput label="Last name" defaultValue="Ferri" description="As it is shown to others" />
      </FieldPair>
    ),
  },
};
