import { TextInput } from '@mantine/core';
import type { ComponentStates } from './component-states.ts';
import { FieldGroup } from './field-group.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  width: 290,
  states: {
    'Two fields': () => (
      <FieldGroup label="Sender">
        <div style={{ display: 'grid', gap: 8 }}>
          <TextInput aria-label="Name of the sender" defaultValue="Halden Outdoor" />
          <TextInput aria-label="Email of the sender" placeholder="news@halden.example" />
        </div>
      </FieldGroup>
    ),
  },
};
