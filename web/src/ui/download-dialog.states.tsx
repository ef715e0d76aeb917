import { type ComponentStates, doNothing } from './component-states.ts';
import { DownloadDialog } from './download-dialog.tsx';

export const states: ComponentStates = {
  page: 'components/modals',
  layout: 'window',
  height: 520,
  states: {
    'Two groups': () => (
      <DownloadDialog
        groups={[
          {
            choices: [
              { id: 'docx', label: 'Word (docx)', run: doNothing },
              { id: 'pdf', label: 'PDF', run: doNothing },
            ],
          },
          { label: 'Include authorship details', choices: [{ id: 'html', label: 'HTML', run: doNothing }] },
        ]}
        isBusy={false}
        onClose={doNothing}
      />
    ),
  },
};
