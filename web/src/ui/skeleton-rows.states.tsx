import type { ComponentStates } from './component-states.ts';
import { SkeletonBlock, SkeletonRows } from './skeleton-rows.tsx';

export const states: ComponentStates = {
  page: 'table-list/paginated',
  layout: 'column',
  note: 'after 150 ms',
  states: {
    Rows: () => <SkeletonRows rows={4} />,
    Block: () => <SkeletonBlock height={120} />,
  },
};
