import type { ComponentStates } from './component-states.ts';
import { LeaveGuard } from './leave-guard.tsx';

export const states: ComponentStates = {
  page: 'components/sweet-alert',
  note: 'draws nothing until someone leaves',
  states: {
    'Nothing changed': () => (
      <p>
        No question is asked here.
        <LeaveGuard isDirty={false} name="Halden voice" />
      </p>
    ),
  },
};
