// A job offer in the inbox: its languages, words and due date, with the buttons that accept and decline it.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { holdCall, useIsHeld } from '../../base/held-calls.ts';
import { invalidate } from '../../base/stale-after.ts';
import { type RenderFrame, usePreviewKeys } from '../../base/use-preview-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError } from '../../ui/toast.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { LanguagePair } from '../../ui/translation/language-pair.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { heldJob } from './held-job.ts';
import { OfferEnd } from './offer-end.tsx';
import { jobQuery } from './translation-manager.queries.ts';
import { useJobActions } from './use-job-actions.ts';

interface JobOfferPreviewProps {
  id: number;
  renderFrame: RenderFrame;
  /** The button that leads to the offers. */
  open: ReactNode;
  onDecided: () => void;
  onUndone: () => void;
}

/** Accepting can be undone for ten seconds before it is sent; if another linguist was faster, a toast names the job. */
export function JobOfferPreview({ id, renderFrame, open, onDecided, onUndone }: JobOfferPreviewProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const { data: job, isError, refetch } = useQuery(jobQuery(id));
  const { run, running } = useJobActions(id);
  const offer = useUndo();
  const isHeld = useIsHeld()(heldJob(id));
  const [isDeclining, setDeclining] = useState(false);
  const canAccept = job?.can.accept === true && !isHeld;
  const canDecline = job?.can.decline === true && !isHeld;
  const refresh = () =>
    Promise.all([invalidate(client, 'translation_job.changed', { jobId: id }), invalidate(client, 'inbox.changed')]);
  const accept = () => {
    if (!canAccept) return;
    const { title } = job;
    const drop = holdCall(heldJob(id), async () => {
      end();
      try {
        await api.translationJobs.accept({ id }, { context: { outlivesPage: true } });
      } catch (error) {
        toastError(t('taskViews.bulk.refused', { name: title, message: messageOf(error) }));
      }
      await refresh();
    });
    const end = offer(t('inbox.undo.accepted', { title }), () => {
      drop();
      onUndone();
    });
    onDecided();
  };
  const decline = (note: string) =>
    run({ act: 'decline', note }, () => {
      void refresh();
      onDecided();
    });
  usePreviewKeys(
    job?.title ?? '',
    canAccept ? { label: t('inbox.accept'), run: accept } : null,
    canDecline ? { label: t('translationDesk.offers.decline'), run: () => setDeclining(true) } : null,
  );
  return renderFrame({
    actions: (
      <>
        {open}
        {canDecline ? (
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('translationDesk.offers.decline')}
          </Button>
        ) : null}
        <Button leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />} disabled={!canAccept} onClick={accept}>
          {t('inbox.accept')}
        </Button>
      </>
    ),
    children: (
      <>
        {isError && !job ? <ErrorState title={t('translationDesk.offers.failed')} onRetry={() => void refetch()} /> : null}
        {!isError && !job ? <SkeletonRows rows={3} /> : null}
        {job ? (
          <Panel title={job.title} aside={job.number}>
            <FactList
              facts={[
                [
                  t('translationRequests.details.languages'),
                  <LanguagePair key="languages" source={job.source_language} targets={[job.target_language]} />,
                ],
                [t('translationDesk.jobs.stage'), t(`translationRequests.stages.${job.stage}`)],
                [t('translationRequests.details.words'), formatNumber(job.words, language)],
                [t('translationDesk.jobs.due'), <DueTime key="due" at={job.due_at} />],
                [t('translationRequests.details.notes'), job.notes],
              ]}
            />
            {job.offer ? <OfferEnd at={job.offer.expires_at} /> : null}
          </Panel>
        ) : null}
        {isDeclining ? (
          <DeclineDialog isBusy={running === 'decline'} onClose={() => setDeclining(false)} onDecline={decline} />
        ) : null}
      </>
    ),
  });
}
