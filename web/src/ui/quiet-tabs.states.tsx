import { type ComponentStates, withValue } from './component-states.ts';
import { QuietTabNav, QuietTabs, TabCount } from './quiet-tabs.tsx';

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine', count: 6 },
  { value: 'late', label: 'Overdue', count: 1240 },
];

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  states: {
    'A choice': () =>
      withValue('mine', (value, onSelect) => <QuietTabs label="Tasks shown" tabs={tabs} value={value} onSelect={onSelect} />),
    'Links, of which one is open': () => (
      <QuietTabNav label="Parts of the task">
        <a href="#brief" data-chosen>
          Brief
        </a>
        <a href="#content">
          Content
          <TabCount count={3} />
        </a>
      </QuietTabNav>
    ),
  },
};
