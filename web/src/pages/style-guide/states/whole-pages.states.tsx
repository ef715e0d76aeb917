import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { GuestEnded, GuestGate } from '../../../features/guest-review/guest-gate.tsx';
import { FormHeading } from '../../../features/session/form-heading.tsx';
import { ResetSent } from '../../../features/session/reset-request-form.tsx';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';
import { EmptyCard } from '../../../ui/empty-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { LockPage } from '../../lock-page.tsx';
import { MaintenancePage } from '../../maintenance-page.tsx';
import { NotFoundPage } from '../../not-found-page.tsx';
import { PlainFrame } from '../../plain-frame.tsx';
import { PublicLayout } from '../../public-layout.tsx';

/** For viewing only: calls of these pages would lock or end the session. */
const door = (page: ReactNode) => (
  <div inert>
    <PublicLayout>{page}</PublicLayout>
  </div>
);

/** A review link in its guest's view; its calls would need a valid link. */
const guestFrame = (page: ReactNode) => (
  <div inert>
    <PlainFrame company={{ name: 'Halden Outdoor', logo: null }}>{page}</PlainFrame>
  </div>
);

const asked = { may: 'approve', texts: 2, expiresAt: '2026-12-07T08:00:00.000Z' } as const;

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
    'Reset asked, /reset-password': ({ t }) =>
      door(
        <>
          <FormHeading title={t('session.resetTitle')} lead={t('session.resetLead')} />
          <ResetSent email="marta@halden.example" />
        </>,
      ),
    'No documents, /orders': ({ t }) => (
      <EmptyCard
        title={t('orders.empty')}
        sample={t('samples.documents', { returnObjects: true })}
        action={<Button onClick={doNothing}>{t('actions.newDocument')}</Button>}
      >
        {t('orders.emptyLead')}
      </EmptyCard>
    ),
    'Nothing found, /orders?search=…': ({ t }) => (
      <EmptyState title={t('orders.nothing')} onClear={doNothing}>
        {t('orders.nothingLead')}
      </EmptyState>
    ),
    'No tasks, /task-assignment': ({ t }) => (
      <EmptyCard
        title={t('tasks.empty.all')}
        sample={t('samples.tasks', { returnObjects: true })}
        action={<Button onClick={doNothing}>{t('tasks.new')}</Button>}
      >
        {t('tasks.emptyLead.all')}
      </EmptyCard>
    ),
    'Review inbox, /task-assignment?view=review': ({ t }) => (
      <EmptyCard title={t('tasks.empty.review')} sample={t('samples.tasks', { returnObjects: true })} action={null}>
        {t('tasks.emptyLead.review')}
      </EmptyCard>
    ),
    'Review link, /review/…': () =>
      guestFrame(<GuestGate token="" company="Halden Outdoor" needs="open" sentTo={null} {...asked} />),
    'Review link that another browser used': () =>
      guestFrame(<GuestGate token="" company="Halden Outdoor" needs="code" sentTo="h•••@client.example" {...asked} />),
    'Review link that expired': ({ t }) => guestFrame(<GuestEnded wasValid message={t('messages.review_link_ended')} />),
    'Review link that never was': ({ t }) =>
      guestFrame(<GuestEnded wasValid={false} message={t('messages.review_link_unknown')} />),
    'No access, then /dashboard': ({ t }) => (
      <div style={{ padding: 20 }}>
        <Button variant="default" onClick={() => toastError(t('shell.noCampaignManager'))}>
          Show toast
        </Button>
      </div>
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
