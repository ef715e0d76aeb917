import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LockPage } from '../../lock-page.tsx';
import { MaintenancePage } from '../../maintenance-page.tsx';
import { NotFoundPage } from '../../not-found-page.tsx';
import { PublicLayout } from '../../public-layout.tsx';

/** To be looked at: what these pages send would lock or end the session. */
const door = (page: ReactNode) => (
  <div inert>
    <PublicLayout>{page}</PublicLayout>
  </div>
);

export const states: ComponentStates = {
  page: 'pages/empty',
  layout: 'window',
  height: 560,
  width: 440,
  note: 'in their true size',
  states: {
    'Not found, at any other address': () => <NotFoundPage />,
    'Maintenance, /maintenance': () => door(<MaintenancePage />),
    'Locked, /lock': () => door(<LockPage />),
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
