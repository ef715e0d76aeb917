// One job of a linguist: begun, written sentence by sentence, checked and delivered.
import type { SegmentFault, TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { languageName } from '../../ui/language-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { ExchangeMenu } from './exchange/exchange-menu.tsx';
import classes from './segment-editor.module.css';
import { editedJobQuery } from './segment-editor.queries.ts';
import { SegmentList } from './segment-list.tsx';
import { useSegments } from './use-segments.ts';

const working = new Set(['accepted', 'in_progress', 'sent_back']);
/** Faults that are listed before a delivery. */
const maxShownFaults = 50;

export function SegmentEditor({ job, segments }: { job: TranslationJob; segments: Segment[] }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const edited = useSegments(job, segments);
  const [faults, setFaults] = useState<SegmentFault[]>([]);
  const confirmed = edited.segments.filter(({ status }) => ['confirmed', 'reviewed', 'locked'].includes(status)).length;
  const total = edited.segments.length;
  const setJob = (changed: TranslationJob) => {
    client.setQueryData(editedJobQuery(job.id).queryKey, (data) => (data ? { ...data, job: changed } : data));
    return invalidate(client, 'translation_job.changed', { jobId: job.id });
  };
  const start = useMutation({
    mutationFn: () => api.translationJobs.start({ id: job.id }),
    onSuccess: ({ translation_job: changed }) => setJob(changed),
    onError: (error) => toastError(messageOf(error)),
  });
  const deliver = useMutation({
    mutationFn: async () => {
      await edited.flush();
      const checked = await api.translationSegments.check({ job_id: job.id });
      setFaults(checked.faults);
      return checked.errors > 0 ? null : api.translationJobs.deliver({ id: job.id });
    },
    onSuccess: async (answer) => {
      if (!answer) return;
      toastSuccess(t('segmentEditor.delivered'));
      await setJob(answer.translation_job);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const isOpen = job.state === 'in_progress';
  const isBusy = start.isPending || deliver.isPending;
  const errors = faults.filter(({ severity }) => severity === 'error');
  return (
    <>
      <PageHeader
        title={job.title}
        lead={`${job.number}, ${languageName(job.source_language, language)} → ${languageName(job.target_language, language)}`}
        actions={
          <>
            {job.can.open ? (
              <ExchangeMenu job={job} onImported={() => void invalidate(client, 'translation_job.imported', { jobId: job.id })} />
            ) : null}
            {working.has(job.state) && !isOpen ? (
              <Button loading={isBusy} onClick={() => start.mutate()}>
                {t('segmentEditor.start')}
              </Button>
            ) : null}
            {isOpen ? (
              <Button loading={isBusy} onClick={() => deliver.mutate()}>
                {t('segmentEditor.deliver')}
              </Button>
            ) : null}
          </>
        }
      />
      <div className={classes.progress}>
        <ProgressBar
          value={total === 0 ? 0 : (confirmed / total) * 100}
          label={t('segmentEditor.confirmed', { confirmed, total })}
        />
        <span>{t('segmentEditor.confirmed', { confirmed, total })}</span>
        <output className={classes.quiet}>{t(`segmentEditor.${edited.state}`)}</output>
      </div>
      {job.revision_note ? <p className={classes.note}>{job.revision_note}</p> : null}
      {job.notes ? <p className={classes.note}>{job.notes}</p> : null}
      {faults.length > 0 ? (
        <div role="alert" className={classes.faults}>
          {errors.length > 0 ? <strong>{t('segmentEditor.faults', { count: errors.length })}</strong> : null}
          {faults.length > errors.length ? <p>{t('segmentEditor.warnings', { count: faults.length - errors.length })}</p> : null}
          <ul>
            {faults.slice(0, maxShownFaults).map(({ segment_id: id, position, code, detail }) => (
              <li key={`${id} ${code}`}>
                {t('segmentEditor.goTo', { position })}: {t(`segmentEditor.codes.${code}` as 'segmentEditor.codes.empty')}
                {detail ? ` (${detail})` : ''}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isOpen ? <p className={classes.quiet}>{t('segmentEditor.keys')}</p> : null}
      <SegmentList edited={edited} isOpen={isOpen} confirmed={job.stage === 'translation' ? 'confirmed' : 'reviewed'} />
    </>
  );
}
