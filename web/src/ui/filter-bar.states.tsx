import { Button, Select } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { FilterBar } from './filter-bar.tsx';
import { SearchField } from './search-field.tsx';
import { ViewSwitch } from './view-switch.tsx';

const views = (
  <ViewSwitch
    label="Tasks shown"
    views={[
      { value: 'all', label: 'All', count: 107 },
      { value: 'mine', label: 'Mine', count: 6 },
    ]}
    value="all"
    onChange={doNothing}
  />
);
const search = <SearchField label="Search tasks" value="" onSearch={doNothing} />;
const filter = (name: string) => <Select key={name} aria-label={name} data={[name]} value={name} allowDeselect={false} />;

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  note: 'on a phone more than two filters are in a sheet',
  states: {
    'Views and search': () => <FilterBar views={views} search={search} />,
    'Two filters': () => (
      <FilterBar search={search} actions={<Button onClick={doNothing}>New task</Button>}>
        {filter('Any status')}
        {filter('Any assignee')}
      </FilterBar>
    ),
    'Three filters, one set': () => (
      <FilterBar views={views} search={search} set={1} onClear={doNothing}>
        {filter('Any status')}
        {filter('Any assignee')}
        {filter('This week')}
      </FilterBar>
    ),
    'Behind the button': () => (
      <FilterBar views={views} search={search} set={2} isFolded>
        {filter('Any status')}
      </FilterBar>
    ),
    'On the page': () => <FilterBar isBare views={views} search={search} />,
  },
};
