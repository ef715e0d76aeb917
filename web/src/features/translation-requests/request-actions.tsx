// Actions of the caller on a request: the next step as the page's button, the one beside it, and the others in the menu.
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconEdit,
  IconPlayerPause,
  IconPlayerPlay,
  IconReceipt,
  IconX,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { useCancellationCosts } from './cancellation-costs.ts';
import { RetryButton } from './retry-button.tsx';
import { useRequestActions, useRequestDeletion } from './use-request-actions.ts';

const ApproveQuestion = lazy(() => import('./approve-question.tsx').then((module) => ({ default: module.ApproveQuestion })));
const RevisionDialog = lazy(() => import('./revision-dialog.tsx').then((module) => ({ default: module.RevisionDialog })));
const PauseDialog = lazy(() => import('./pause-dialog.tsx').then((module) => ({ default: module.PauseDialog })));
const EditDialog = lazy(() => import('./edit-dialog.tsx').then((module) => ({ default: module.EditDialog })));

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface RequestActionsProps {
  request: TranslationRequest;
  /** Too few credits for the quote. */
  isShort: boolean;
  onDeleted: () => void;
}

export function RequestActions({ request, isShort, onDeleted }: RequestActionsProps) {
  const { t, language } = useText();
  const { can, quote, state } = request;
  const actions = useRequestActions(request);
  const remove = useRequestDeletion(request, onDeleted);
  const cancellation = useCancellationCosts(request);
  const [open, setOpen] = useState<'revision' | 'hold' | 'edit' | 'cancel' | 'decline' | 'approve' | null>(null);
  const close = () => setOpen(null);
  const { run, running } = actions;
  const deletion = can.delete
    ? {
        loss: t('translationRequests.deleteLoss', { name: request.title }),
        verb: t('translationRequests.actions.delete'),
        isBusy: remove.isPending,
        onConfirm: (done: () => void) => remove.mutate(undefined, { onSettled: done }),
      }
    : null;
  return (
    <>
      {can.decline ? (
        <Button variant="default" leftSection={<IconX {...icon} />} onClick={() => setOpen('decline')}>
          {t('translationRequests.actions.decline')}
        </Button>
      ) : null}
      {can.request_revision ? (
        <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} onClick={() => setOpen('revision')}>
          {t('translationRequests.actions.requestRevision')}
        </Button>
      ) : null}
      {can.quote && state === 'draft' ? (
        <Button leftSection={<IconReceipt {...icon} />} loading={running === 'quote'} onClick={() => run({ act: 'quote' })}>
          {t('translationRequests.actions.quote')}
        </Button>
      ) : null}
      {can.authorise && quote ? (
        <Button
          leftSection={<IconCheck {...icon} />}
          loading={running === 'authorise'}
          disabled={isShort}
          onClick={() => run({ act: 'authorise', hash: quote.hash })}
        >
          {t('translationRequests.actions.authorise', { count: quote.total, credits: formatNumber(quote.total, language) })}
        </Button>
      ) : null}
      {can.approve ? (
        <Button leftSection={<IconCheck {...icon} />} onClick={() => setOpen('approve')}>
          {t('translationRequests.actions.approve')}
        </Button>
      ) : null}
      {can.retry ? <RetryButton request={request} /> : null}
      {can.resume ? (
        <Button leftSection={<IconPlayerPlay {...icon} />} loading={running === 'resume'} onClick={() => run({ act: 'resume' })}>
          {t('translationRequests.actions.resume')}
        </Button>
      ) : null}
      {can.edit || can.hold || can.cancel || deletion ? (
        <MoreMenu name={request.title} deletion={deletion}>
          {can.edit ? (
            <Menu.Item leftSection={<IconEdit {...icon} />} onClick={() => setOpen('edit')}>
              {t('translationRequests.actions.edit')}
            </Menu.Item>
          ) : null}
          {can.hold ? (
            <Menu.Item leftSection={<IconPlayerPause {...icon} />} onClick={() => setOpen('hold')}>
              {t('translationRequests.actions.hold')}
            </Menu.Item>
          ) : null}
          {can.cancel ? (
            <Menu.Item leftSection={<IconBan {...icon} />} onClick={() => setOpen('cancel')}>
              {t('translationRequests.actions.cancel')}
            </Menu.Item>
          ) : null}
        </MoreMenu>
      ) : null}
      <AskFirst
        isAsking={open === 'cancel'}
        loss={cancellation}
        verb={t('translationRequests.cancelVerb')}
        isBusy={running === 'cancel'}
        onKeep={close}
        onConfirm={() => run({ act: 'cancel' }, { onDone: close })}
      />
      <AskFirst
        isAsking={open === 'decline'}
        loss={t('translationRequests.declineLoss', { number: request.number })}
        verb={t('translationRequests.declineVerb')}
        isBusy={running === 'decline'}
        onKeep={close}
        onConfirm={() => run({ act: 'decline' }, { onDone: close })}
      />
      <Suspense fallback={null}>
        {open === 'approve' && can.approve ? (
          <ApproveQuestion
            request={request}
            isBusy={running === 'approve'}
            onKeep={close}
            onConfirm={() => run({ act: 'approve' }, { onDone: close })}
          />
        ) : null}
        {open === 'revision' ? <RevisionDialog request={request} actions={actions} onClose={close} /> : null}
        {open === 'hold' ? <PauseDialog actions={actions} onClose={close} /> : null}
        {open === 'edit' ? <EditDialog request={request} actions={actions} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
