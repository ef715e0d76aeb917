import { type ComponentStates, doNothing } from './component-states.ts';
import { ErrorState } from './error-state.tsx';

export const states: ComponentStates = {
  page: 'table-list/paginated',
  width: 380,
  note: 'announced at once',
  states: {
    Usual: ({ t }) => <ErrorState title={t('errors.pageTitle')} onRetry={doNothing} />,
    "The server's words": ({ t }) => (
      <ErrorState
        title={t('errors.newVersion')}
        message={t('errors.newVersionLead')}
        verb={t('errors.reload')}
        onRetry={doNothing}
      />
    ),
  },
};
