import { OrderList } from '../../../features/orders/order-list.tsx';
import type { ComponentStates } from '../../../ui/component-states.ts';
import { ChosenList, sampleRows } from '../chosen-list.tsx';

export const states: ComponentStates = {
  page: 'table-list/extended',
  layout: 'column',
  note: 'the list of /orders',
  states: {
    'With a selection': () => <ChosenList />,
    'Brief, on the dashboard': () => <OrderList orders={sampleRows.slice(0, 2)} isBrief />,
  },
};
