import { type ComponentStates, doNothing } from './component-states.ts';
import { ListHead } from './list-head.tsx';
import { QuietTabs } from './quiet-tabs.tsx';
import { SearchField } from './search-field.tsx';

const children = (
  <>
    <QuietTabs
      label="Briefings shown"
      tabs={[
        { value: 'all', label: 'All' },
        { value: 'mine', label: 'Mine', count: 6 },
      ]}
      value="all"
      onSelect={doNothing}
    />
    <SearchField label="Search briefings" value="" onSearch={doNothing} />
  </>
);

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  states: {
    'Beside one another': () => <ListHead>{children}</ListHead>,
    'Stacked on a phone': () => <ListHead isStacked>{children}</ListHead>,
  },
};
