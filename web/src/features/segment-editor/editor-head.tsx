import { languageName } from '@folio/contract/language-names';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import type { Action } from '../../ui/actions.ts';
import { BarHead } from '../../ui/bar-head.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useShownHeight } from '../../ui/use-shown-height.ts';
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
  /** In the menu. */
  actions: readonly Action[];
}

/** Name, save state, progress and actions of the job. */
export function EditorHead({ job, edited, done, isWhole, onBegin, onJob, onImported, onDeliver, actions }: EditorHeadProps) {
  const { t, language } = useText();
  const measured = useShownHeight('--bar-height');
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
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
  const saved = t(`segmentEditor.${edited.state}`, { count: edited.unsaved });
  const progress = t('segmentEditor.confirmed', { confirmed: done, total });
  return (
    <BarHead
      ref={measured}
      back={{ to: '/translation-manager/assignee-dashboard', search: {} }}
      backLabel={t('segmentEditor.back')}
      title={job.title}
      second={
        <>
          {job.number},{' '}
          {t('translationRequests.fromTo', {
            from: languageName(job.source_language, language),
            to: languageName(job.target_language, language),
          })}
          {job.due_at === null ? null : `, ${t('taskPage.due', { day: formatDateTime(job.due_at, language) })}`}
        </>
      }
      state={
        <>
          <Row as="output" size="sm" tone="quiet" flex="none" gap={6} inline className={classes.saved} data-state={edited.state}>
            <Icon size={17} stroke={1.7} aria-hidden="true" />
            <span className={isPhone && edited.state !== 'unsaved' ? 'visually-hidden' : undefined}>{saved}</span>
          </Row>
          <Stack gap={4} flex="none" className={classes.progress} data-only="desktop">
            <span>{progress}</span>
            <ProgressBar value={total === 0 ? 0 : (done / total) * 100} label={progress} />
          </Stack>
        </>
      }
    >
      <Row gap={8}>
        {isWhole && job.can.open && !isPhone ? <ExchangeMenu job={job} onBegin={onBegin} onImported={onImported} /> : null}
        {working.has(job.state) ? (
          <Button
            disabled={!isWhole}
            loading={start.isPending || deliver.isPending}
            onClick={() => (isOpen ? deliver.mutate() : start.mutate())}
          >
            {t(isOpen ? 'segmentEditor.deliver' : 'segmentEditor.start')}
          </Button>
        ) : null}
        {isWhole && job.can.open && isPhone ? <ExchangeMenu job={job} onBegin={onBegin} onImported={onImported} isIcon /> : null}
        <MoreMenu name={job.title} width={260} actions={actions} />
      </Row>
    </BarHead>
  );
}
