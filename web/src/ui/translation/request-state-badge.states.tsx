import { jobStates, requestStates } from '@folio/contract/translation-words';
import type { ComponentStates } from '../component-states.ts';
import { JobStateBadge, RequestStateBadge } from './request-state-badge.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 150,
  note: 'requests and jobs',
  states: {
    ...Object.fromEntries(
      requestStates.map((state) => [
        `request ${state}`,
        () => <RequestStateBadge request={{ state, failed: null, hold_reason: null }} />,
      ]),
    ),
    ...Object.fromEntries(jobStates.map((state) => [`job ${state}`, () => <JobStateBadge state={state} />])),
  },
};
