import type { ComponentStates } from './component-states.ts';
import { EmptyDrawing } from './empty-drawing.tsx';

export const states: ComponentStates = {
  page: 'table-list/paginated',
  note: 'one drawing for all',
  states: { Usual: () => <EmptyDrawing /> },
};
