import { type ComponentStates, doNothing, withValue } from './component-states.ts';
import { Pager } from './pager.tsx';

export const states: ComponentStates = {
  page: 'table-list/paginated',
  layout: 'column',
  note: '10 per page, 5 pages shown',
  states: {
    'First of many': () => withValue(1, (page, onChange) => <Pager page={page} total={187} onChange={onChange} />),
    'In the middle': () => withValue(1042, (page, onChange) => <Pager page={page} total={20_418} onChange={onChange} />),
    'All on one page': () => <Pager page={1} total={7} onChange={doNothing} />,
  },
};
