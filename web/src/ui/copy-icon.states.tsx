import type { ComponentStates } from './component-states.ts';
import { CopyIcon } from './copy-icon.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  states: { Usual: () => <CopyIcon text="7f3c" label="Copy the link" /> },
};
