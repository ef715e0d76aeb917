import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { Row } from './row.tsx';
import { Text } from './text.tsx';

const save = <Button onClick={doNothing}>Save</Button>;
const cancel = (
  <Button variant="default" onClick={doNothing}>
    Cancel
  </Button>
);

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'column',
  states: {
    'In the middle of the line': () => (
      <Row gap={8}>
        {save}
        {cancel}
        <Text tone="quiet">Saved at 10:00</Text>
      </Row>
    ),
    'At both ends': () => (
      <Row gap={12} justify="between">
        <Text flex="fill" truncate>
          How to choose trail shoes for wet autumn paths in the mountains of northern Italy, and how to keep them dry for years
        </Text>
        <Row flex="none" gap={8}>
          {cancel}
          {save}
        </Row>
      </Row>
    ),
    'At the end': () => (
      <Row gap={8} justify="end">
        {cancel}
        {save}
      </Row>
    ),
    'In several lines': () => (
      <Row gap={16} rowGap={4} wrap size="sm" tone="muted" style={{ width: 220 }}>
        {['Tracked', 'Reviewed', 'Published', 'Linked', 'Measured'].map((one) => (
          <span key={one}>{one}</span>
        ))}
      </Row>
    ),
    'On one baseline': () => (
      <Row gap={8} align="baseline">
        <Text size="6xl" family="display">
          42
        </Text>
        <Text size="sm" tone="quiet">
          documents
        </Text>
      </Row>
    ),
  },
};
