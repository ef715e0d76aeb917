import { Button } from '@mantine/core';
import { FormHeading } from '../../../features/session/form-heading.tsx';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NotFoundPage } from '../../not-found-page.tsx';
import { PlainFrame } from '../../plain-frame.tsx';

export const states: ComponentStates = {
  page: 'pages/empty',
  layout: 'window',
  height: 520,
  note: 'in their true size',
  states: {
    'Not found, at any other address': () => <NotFoundPage />,
    'Maintenance, /maintenance': ({ t }) => (
      <PlainFrame>
        <div style={{ padding: '52px 20px' }}>
          <FormHeading title={t('session.maintenanceTitle')} lead={t('session.maintenanceLead')} />
          <Button variant="default" onClick={doNothing}>
            {t('actions.retry')}
          </Button>
        </div>
      </PlainFrame>
    ),
    'No documents, /orders': ({ t }) => (
      <EmptyState title={t('orders.empty')} action={<Button onClick={doNothing}>{t('actions.newDocument')}</Button>}>
        {t('orders.emptyLead')}
      </EmptyState>
    ),
    'Nothing found, /orders?search=…': ({ t }) => (
      <EmptyState
        title={t('orders.nothing')}
        action={
          <Button variant="default" onClick={doNothing}>
            {t('orders.clear')}
          </Button>
        }
      >
        {t('orders.nothingLead')}
      </EmptyState>
    ),
    'Failed to load, any page': ({ t }) => <ErrorState title={t('errors.pageTitle')} onRetry={doNothing} />,
    'Updated meanwhile, any page': ({ t }) => (
      <ErrorState
        title={t('errors.newVersion')}
        message={t('errors.newVersionLead')}
        verb={t('errors.reload')}
        onRetry={doNothing}
      />
    ),
    'Part of a page did not load': ({ t }) => (
      <ErrorState title={t('errors.chunkTitle')} message={t('errors.chunk')} onRetry={doNothing} />
    ),
  },
};
