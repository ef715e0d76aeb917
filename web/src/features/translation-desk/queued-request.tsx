import type { TranslationRequest } from '@folio/contract/translation-requests';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { RequestStateBadge } from '../../ui/translation/request-state-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import { NoteDialog } from './note-dialog.tsx';
import { QuoteForm } from './quote-form.tsx';
import classes from './request-queue.module.css';
import { StageJobs } from './stage-jobs.tsx';
import { queuedRequestQuery } from './translation-manager.queries.ts';
import { useQueuedRequest } from './use-queued-request.ts';

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((module) => ({ default: module.AssignDialog })));

/** One request as its coordinator works on it. */
export function QueuedRequest({ id }: { id: number }) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(queuedRequestQuery(id));
  if (isPending) {
    return (
      <Panel>
        <SkeletonRows rows={5} />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel>
        <ErrorState title={t('translationDesk.requests.failedOne')} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return <OpenRequest request={data} />;
}

function OpenRequest({ request }: { request: TranslationRequest }) {
  const { t, language } = useText();
  const actions = useQueuedRequest(request);
  const [open, setOpen] = useState<'hold' | 'cancel' | { jobId: number; name: string } | null>(null);
  const close = () => setOpen(null);
  const { can } = request;
  const hasJobs = request.lines.some(({ stages }) => stages.some(({ job_id }) => job_id !== null));
  const facts: Fact[] = [
    [t('translationDesk.requests.service'), t(`translationRequests.form.services.${request.kind}`)],
    [t('translationRequests.details.field'), request.details['field'] ?? ''],
    [t('translationRequests.details.turnaround'), t(`translationRequests.form.turnarounds.${request.turnaround}`)],
    [t('translationRequests.form.country'), request.details['destination_country'] ?? ''],
    [t('translationRequests.form.names'), request.details['names_spelling'] ?? ''],
    [t('translationDesk.requests.wantedBy'), request.wanted_by === null ? '' : formatDay(request.wanted_by, language)],
    [t('translationDesk.requests.requestedBy'), `${request.requested_by.name}, ${formatDay(request.created_at, language)}`],
    [t('translationDesk.requests.notes'), request.notes],
  ];
  return (
    <Stack as="section" flex="shrink" gap={16} aria-label={request.title}>
      <Panel>
        <Row gap={12} rowGap={8} wrap>
          <div className={classes.headWords}>
            <Text as="h2" size="2xl" family="display" breaks>
              {request.title}
            </Text>
            <Text size="sm" tone="quiet" className={classes.quiet}>
              {t('translationRequests.rowFacts', {
                number: request.number,
                kind: t(`translationRequests.kinds.${request.kind}`),
                words: formatNumber(request.words, language),
              })}
            </Text>
          </div>
          <RequestStateBadge request={request} />
          {can.hold ? (
            <Button variant="default" onClick={() => setOpen('hold')}>
              {t('translationDesk.requests.hold')}
            </Button>
          ) : null}
          {can.resume ? (
            <Button loading={actions.running === 'resume'} onClick={() => actions.run({ act: 'resume' })}>
              {t('translationDesk.requests.resume')}
            </Button>
          ) : null}
          {can.cancel ? (
            <Button variant="default" onClick={() => setOpen('cancel')}>
              {t('translationDesk.requests.cancel')}
            </Button>
          ) : null}
        </Row>
        {request.failed ? (
          <Text size="sm" tone="quiet" className={classes.quiet}>
            {t('translationNotes.failedForDesk', { reason: request.failed.reason ?? '' })}
          </Text>
        ) : null}
        {request.hold_reason ? (
          <Text size="sm" tone="quiet" className={classes.quiet}>
            {request.hold_reason}
          </Text>
        ) : null}
      </Panel>
      {can.quote ? <QuoteForm key={request.revision} request={request} actions={actions} /> : null}
      {hasJobs ? <StageJobs request={request} onAssign={(jobId, name) => setOpen({ jobId, name })} /> : null}
      <Panel title={t('translationDesk.requests.details')}>
        <FactList isBeside facts={facts} />
      </Panel>
      {open === 'hold' ? (
        <NoteDialog
          title={t('translationDesk.requests.hold')}
          verb={t('translationDesk.requests.hold')}
          label={t('translationDesk.requests.reason')}
          missing={t('translationDesk.requests.reasonMissing')}
          maxLength={2000}
          isBusy={actions.running === 'hold'}
          onClose={close}
          onSubmit={(note) => actions.run({ act: 'hold', note }, close)}
        />
      ) : null}
      <AskFirst
        isAsking={open === 'cancel'}
        loss={t('translationDesk.requests.cancelLoss')}
        verb={t('translationDesk.requests.cancel')}
        isBusy={actions.running === 'cancel'}
        onKeep={close}
        onConfirm={() => actions.run({ act: 'cancel' }, close)}
      />
      <Suspense fallback={null}>
        {typeof open === 'object' && open !== null ? <AssignDialog jobId={open.jobId} name={open.name} onClose={close} /> : null}
      </Suspense>
    </Stack>
  );
}
