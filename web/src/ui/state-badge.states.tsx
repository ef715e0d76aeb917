import type { ComponentStates } from './component-states.ts';
import { StateBadge, WordBadge } from './state-badge.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 150,
  note: 'a dot and a word',
  states: {
    Ready: () => <StateBadge kind="ready">Connected</StateBadge>,
    'In progress': () => <StateBadge kind="progress">Importing</StateBadge>,
    Failed: () => <StateBadge kind="failed">Failing</StateBadge>,
    Waits: () => <StateBadge kind="hold">In review</StateBadge>,
    Quiet: () => <StateBadge kind="off">Draft</StateBadge>,
    'A word alone': () => <WordBadge kind="off">Default</WordBadge>,
  },
};
