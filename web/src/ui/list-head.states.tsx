import { type ComponentStates, doNothing } from './component-states.ts';
import { ListHead } from './list-head.tsx';
import tabs from './quiet-tabs.module.css';
import { SearchField } from './search-field.tsx';

const children = (
  <>
    <div className={tabs.tabs}>
      <button type="button" className={tabs.tab} aria-pressed="true">
        All
      </button>
      <button type="button" className={tabs.tab} aria-pressed="false">
        Mine<span className={tabs.count}>6</span>
      </button>
    </div>
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
