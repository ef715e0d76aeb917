import type { ComponentStates } from './component-states.ts';
import { PageFrame } from './page-frame.tsx';
import { Panel } from './panel.tsx';

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'window',
  height: 240,
  note: '32 px above, 40 px beside, 1240 px wide',
  states: {
    Wide: () => (
      <PageFrame>
        <Panel title="Documents">At most 1240 pixels wide, in the middle of the sheet.</Panel>
      </PageFrame>
    ),
    Narrow: () => (
      <PageFrame isNarrow>
        <Panel title="Settings">One column of forms, at most 920 pixels wide, at the start of the sheet.</Panel>
      </PageFrame>
    ),
  },
};
