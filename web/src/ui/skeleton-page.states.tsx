import type { ComponentStates } from './component-states.ts';
import { SkeletonPage } from './skeleton-page.tsx';

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'window',
  height: 460,
  note: 'after 150 ms',
  states: { 'On its way': () => <SkeletonPage /> },
};
