// Blocking faults and open points of a delivery, shown before the job is delivered.
import type { SegmentFault, TranslationJob } from '@folio/contract/translation-jobs';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { dateFormat } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { IgnoredBy } from '../core/ignored-by.tsx';
import { checkQuery } from '../core/segment-editor.queries.ts';
import type { IgnoreFault } from '../core/use-ignored.ts';
import classes from './dialogs.module.css';

interface DeliverDialogProps {
  job: TranslationJob;
  counts: { done: number; draft: number; new: number; all: number };
  onIgnore: IgnoreFault;
  onOpen: (segmentId: number) => void;
  onDelivered: (job: TranslationJob) => Promise<unknown>;
  onClose: () => void;
}

/** Faults that are listed; the others are counted. */
const maxShown = 200;
const iconOf = { size: 17, stroke: 1.8, 'aria-hidden': true } as const;

/** Mount it to open, once everything is saved. */
export function DeliverDialog({ job, counts, onIgnore, onOpen, onDelivered, onClose }: DeliverDialogProps) {
  const { t, language } = useText();
  const [note, setNote] = useState('');
  const { data: checked, isFetching, isError, refetch } = useQuery(checkQuery(job.id));
  const deliver = useMutation({
    mutationFn: () => api.translationJobs.deliver({ id: job.id, ...(note.trim() ? { note: note.trim() } : {}) }),
    onSuccess: async ({ translation_job: changed }) => {
      toastSuccess(t('segmentEditor.delivered'));
      await onDelivered(changed);
      onClose();
    },
    onError: (error) => {
      toastError(messageOf(error));
      void refetch();
    },
  });
  const setIgnored = useMutation({
    mutationFn: ({ fault, isIgnored }: { fault: SegmentFault; isIgnored: boolean }) => onIgnore(fault, isIgnored),
    onSettled: () => refetch(),
  });
  const facts = [
    t('segmentTools.deliver.words', { count: job.words }),
    t('segmentTools.deliver.drafts', { count: counts.draft }),
    t('segmentTools.deliver.new', { count: counts.new }),
  ];
  const unshown = checked ? checked.errors + checked.warnings + checked.ignored - Math.min(maxShown, checked.faults.length) : 0;
  return (
    <Dialog title={t('segmentTools.deliver.title', { title: job.title })} size={760} variant="form" onClose={onClose}>
      <Stack gap={16}>
        <Row size="sm" weight="semibold" gap={20} rowGap={6} align="stretch" wrap className={classes.counts}>
          <Row as="span" gap={6} inline data-kind={counts.done === counts.all ? 'done' : undefined}>
            <IconCircleCheck {...iconOf} />
            {t('segmentEditor.confirmed', { confirmed: counts.done, total: counts.all })}
          </Row>
          {checked ? (
            <>
              <Row as="span" gap={6} inline data-kind={checked.errors > 0 ? 'error' : undefined}>
                <IconExclamationCircle {...iconOf} />
                {t('segmentTools.deliver.errors', { count: checked.errors })}
              </Row>
              <Row as="span" gap={6} inline data-kind={checked.warnings > 0 ? 'warning' : undefined}>
                <IconAlertTriangle {...iconOf} />
                {t('segmentTools.deliver.warnings', { count: checked.warnings })}
              </Row>
              {checked.ignored > 0 ? (
                <Row as="span" gap={6} inline>
                  {t('segmentTools.deliver.ignored', { count: checked.ignored })}
                </Row>
              ) : null}
            </>
          ) : null}
        </Row>
        <Text size="sm" tone="quiet" className={classes.quiet}>
          {facts.join(', ')}
          {checked
            ? `. ${t('segmentTools.deliver.checked', { at: dateFormat(language, { timeStyle: 'short' }).format(new Date(checked.checked_at)) })}`
            : ''}
        </Text>
        {!checked && isFetching ? <SkeletonRows rows={3} /> : null}
        {!checked && isError ? <ErrorState title={t('segmentEditor.panel.failed')} onRetry={() => void refetch()} /> : null}
        {checked && checked.faults.length > 0 ? (
          <ul className={classes.list} aria-label={t('segmentTools.deliver.faults')}>
            {checked.faults.slice(0, maxShown).map((fault) => {
              const { segment_id: id, position, code, severity, detail, ignored } = fault;
              const Icon = severity === 'error' ? IconExclamationCircle : IconAlertTriangle;
              return (
                <li key={`${id} ${code} ${detail ?? ''}`} className={classes.row}>
                  <Text as="span" flex="none" mt={2} className={classes.kind} data-kind={ignored ? undefined : severity}>
                    <Icon {...iconOf} />
                    <span className="visually-hidden">{t(`segmentEditor.panel.severity.${severity}`)}</span>
                  </Text>
                  <Stack as="span" breaks gap={2} className={classes.texts}>
                    <strong>
                      {t(`segmentEditor.codes.${code}` as 'segmentEditor.codes.empty')}
                      {detail ? `: ${detail}` : ''}
                    </strong>
                    <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                      {t('segmentEditor.goTo', { position })}
                    </Text>
                    {ignored ? <IgnoredBy name={ignored.name} at={ignored.at} /> : null}
                  </Stack>
                  <Row as="span" gap={8} align="stretch" wrap>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('segmentTools.deliver.goTo', { position })}
                      onClick={() => {
                        onClose();
                        onOpen(id);
                      }}
                    >
                      {t('segmentTools.deliver.open')}
                    </Button>
                    {severity === 'warning' ? (
                      <Button
                        size="compact-sm"
                        variant="default"
                        disabled={setIgnored.isPending}
                        onClick={() => setIgnored.mutate({ fault, isIgnored: ignored === null })}
                      >
                        {t(ignored ? 'segmentTools.ignored.undo' : 'segmentTools.ignored.ignore')}
                      </Button>
                    ) : null}
                  </Row>
                </li>
              );
            })}
            {unshown > 0 ? (
              <Text as="li" size="sm" tone="quiet" className={`${classes.row} ${classes.quiet}`}>
                {t('segmentEditor.panel.moreIssues', { count: unshown })}
              </Text>
            ) : null}
          </ul>
        ) : null}
        <Textarea
          label={t('segmentTools.deliver.note')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Foot gap={12} className={classes.foot}>
          <Text as="output" size="sm" tone="quiet" className={classes.quiet}>
            {checked && checked.errors > 0
              ? t('segmentEditor.faults', { count: checked.errors })
              : t('segmentTools.deliver.rule')}
          </Text>
          <Button variant="default" onClick={onClose}>
            {t('segmentTools.deliver.keep')}
          </Button>
          <Button
            disabled={!checked || checked.errors > 0}
            loading={deliver.isPending || isFetching}
            onClick={() => !deliver.isPending && deliver.mutate()}
          >
            {t('segmentEditor.deliver')}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
