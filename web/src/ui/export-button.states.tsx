import { type ComponentStates, doNothing } from './component-states.ts';
import { ExportButton } from './export-button.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  states: {
    Ready: () => (
      <ExportButton isBusy={false} onClick={doNothing}>
        Download as CSV
      </ExportButton>
    ),
    Busy: () => (
      <ExportButton isBusy onClick={doNothing}>
        Download as CSV
      </ExportButton>
    ),
  },
};
