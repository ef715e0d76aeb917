import { Button, Select } from '@mantine/core';
import type { ComponentStates } from './component-states.ts';
import { OpenedFilters } from './filter-sheet.tsx';

const fields = ['Any status', 'Any assignee', 'Any time'].map((name) => (
  <Select key={name} aria-label={name} data={[name]} value={name} allowDeselect={false} />
));
const button = <Button variant="default">Filters</Button>;

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  layout: 'window',
  height: 320,
  states: {
    'From below, on a phone': () => (
      <OpenedFilters button={button} isPhone>
        {fields}
      </OpenedFilters>
    ),
    'At the right, on a desk': () => (
      <OpenedFilters button={button} isPhone={false}>
        {fields}
      </OpenedFilters>
    ),
  },
};
