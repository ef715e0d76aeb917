import type { ComponentStates } from './component-states.ts';
import { Panel } from './panel.tsx';

const text = 'A flat sheet with one line around it. What is in it reaches the padding, or the edges where rows are listed.';

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'Without a title': () => <Panel>{text}</Panel>,
    'Title and something quiet': () => (
      <Panel title="Credits" aside={<span style={{ color: 'var(--ink-3)' }}>12,480 left</span>}>
        {text}
      </Panel>
    ),
    'To the edges': () => (
      <Panel title="Team" isFlush>
        <p style={{ padding: '14px 20px' }}>{text}</p>
      </Panel>
    ),
  },
};
