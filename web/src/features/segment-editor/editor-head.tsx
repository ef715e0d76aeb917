import { languageName } from '@folio/contract/language-names';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import type { EditedSegments } from './core/use-segments.ts';
import { ExchangeMenu } from './exchange/exchange-menu.tsx';

const working = new Set(['accepted', 'in_progress', 'sent_back']);
const icons = { saved: IconCloudCheck, saving: IconCloudUp, unsaved: IconCloudOff };

interface EditorHeadProps {
  job: TranslationJob;
  edited: EditedSegments;
  /** Segments that are confirmed. */
  done: number;
  /** False while segments are on their way: nothing is delivered before. */
  isWhole: boolean;
  onBegin: () => Promise<boolean>;
  onJob: (job: TranslationJob) => Promise<unknown>;
  onImported: () => void;
  onDeliver: () => void;
}

/** What the job is, how far it is, whether it is saved, and what can be done with it. */
export function EditorHead({ job, edited, done, isWhole, onBegin, onJob, onImported, onDeliver }: EditorHeadProps) {
  const { t, language } = useText();
  const isOpen = job.state === 'in_progress';
  const total = isWhole ? edited.segments.length : job.segments;
  const start = useMutation({
    mutationFn: () => api.translationJobs.start({ id: job.id }),
    onSuccess: ({ translation_job: changed }) => onJob(changed),
    onError: (error) => toastError(messageOf(error)),
  });
  const deliver = useMutation({
    mutationFn: onBegin,
    onSuccess: (isSaved) => {
      if (isSaved) onDeliver();
    },
  });
  const Icon = icons[edited.state];
  return (
    <>
      <PageHeader
        title={job.title}
        lead={`${job.number}, ${languageName(job.source_language, language)} → ${languageName(job.target_language, language)}`}
        actions={
          <>
            {isWhole && job.can.open ? <ExchangeMenu job={job} onBegin={onBegin} onImported={onImported} /> : null}
            {working.has(job.state) ? (
              <Button
                disabled={!isWhole}
                loading={start.isPending || deliver.isPending}
                onClick={() => (isOpen ? deliver.mutate() : start.mutate())}
              >
                {t(isOpen ? 'segmentEditor.deliver' : 'segmentEditor.start')}
              </Button>
            ) : null}
          </>
        }
      />
      <Row mb={12} gap={14} rowGap={8} wrap>
        <ProgressBar
          value={total === 0 ? 0 : (done / total) * 100}
          label={t('segmentEditor.confirmed', { confirmed: done, total })}
        />
        <span>{t('segmentEditor.confirmed', { confirmed: done, total })}</span>
        <Row as="output" size="sm" tone="quiet" gap={6} inline className={classes.saved} data-state={edited.state}>
          <Icon size={16} stroke={1.7} aria-hidden="true" />
          {t(`segmentEditor.${edited.state}`, { count: edited.unsaved })}
        </Row>
      </Row>
    </>
  );
}
