// The review of a task: what changed since the reader's last approval, part by part, and their word on it.
import type { Task } from '@folio/contract/task-shapes';
import type { PackagePart } from '@folio/contract/task-words';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconCheck, IconMessage2Exclamation, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tasks.module.css';
import { changesQuery, packageQuery } from './tasks.queries.ts';

interface TaskReviewProps {
  task: Task;
  /** Draws two texts as one, with what came in and what went out. */
  compareTexts: (before: string, after: string, language: string) => ReactNode;
}

type Verdict = 'approve' | 'changes' | 'reject';

/** The person decides on the content that is drawn here: the decision carries its hash. */
export function TaskReview({ task, compareTexts }: TaskReviewProps) {
  const { t, language } = useText();
  const shown = useQuery(packageQuery(task.id));
  const hash = shown.data?.package_hash ?? null;
  const changes = useQuery(changesQuery(task.id, hash));
  const failed = shown.isError || changes.isError;
  if (failed) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void shown.refetch()} />;
  if (shown.data && hash === null) return null;
  const { since, parts } = changes.data ?? {};
  const title = since ? t('tasks.review.since', { day: formatDateTime(since.at, language) }) : t('tasks.review.content');
  return (
    <Panel title={title}>
      {parts ? (
        parts.map((part) => (
          <Part key={part.part} {...part} isNew={!since} language={task.language ?? language} compareTexts={compareTexts} />
        ))
      ) : (
        <SkeletonRows rows={3} />
      )}
      {parts && hash && task.can.decide && task.active_step ? (
        <Decision key={hash} task={task} stepId={task.active_step.id} hash={hash} />
      ) : null}
    </Panel>
  );
}

interface PartProps {
  part: PackagePart;
  is_changed: boolean;
  before: string | null;
  after: string | null;
  /** There is nothing to compare with. */
  isNew: boolean;
  /** Of the text. */
  language: string;
  compareTexts: TaskReviewProps['compareTexts'];
}

function Part({ part, is_changed: isChanged, before, after, isNew, language, compareTexts }: PartProps) {
  const { t } = useText();
  const isEmpty = (after ?? '').trim() === '' && (before ?? '').trim() === '';
  if (isEmpty) return null;
  return (
    <section className={classes.part} aria-label={t(`tasks.parts.${part}`)}>
      <h3 className={classes.partHead}>
        {t(`tasks.parts.${part}`)}
        {isNew ? null : (
          <WordBadge kind={isChanged ? 'hold' : 'off'}>{t(isChanged ? 'tasks.review.changed' : 'tasks.review.same')}</WordBadge>
        )}
      </h3>
      {part === 'text' ? compareTexts(isNew ? (after ?? '') : (before ?? ''), after ?? '', language) : null}
      {part === 'text' ? null : <Lines before={isNew ? null : before} after={after ?? ''} />}
    </section>
  );
}

/** Entries that went out are struck, new ones underlined. */
function Lines({ before, after }: { before: string | null; after: string }) {
  const now = after.split('\n').filter((line) => line !== '');
  const then = before === null ? now : before.split('\n').filter((line) => line !== '');
  return (
    <div className={classes.lines}>
      {then
        .filter((line) => !now.includes(line))
        .map((line) => (
          <del key={`before ${line}`}>{line}</del>
        ))}
      {now.map((line) => (then.includes(line) ? <span key={line}>{line}</span> : <ins key={line}>{line}</ins>))}
    </div>
  );
}

function Decision({ task, stepId, hash }: { task: Task; stepId: number; hash: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const decide = useMutation({
    mutationFn: (verdict: Verdict) =>
      api.tasks.decide({ decisions: [{ id: task.id, step_id: stepId, package_hash: hash }], verdict, note }),
    onSuccess: ({ results }, verdict) => {
      const refusal = results[0]?.message ?? null;
      if (refusal) toastError(refusal);
      else toastSuccess(t(`tasks.review.done.${verdict}`));
      return invalidate(client, 'task.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const say = (verdict: Verdict) => {
    if (decide.isPending) return;
    if (verdict !== 'approve' && note.trim() === '') setFault(t('tasks.review.noteMissing'));
    else decide.mutate(verdict);
  };
  const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  return (
    <section className={classes.part} aria-label={t('tasks.review.decision')}>
      <Textarea
        label={t('tasks.review.note')}
        description={t('tasks.review.noteHint')}
        rows={3}
        maxLength={3000}
        value={note}
        error={fault}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setFault(null);
        }}
      />
      <div className={classes.acts}>
        <Button leftSection={<IconCheck {...icon} />} loading={decide.isPending} onClick={() => say('approve')}>
          {t('tasks.review.approve')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMessage2Exclamation {...icon} />}
          disabled={decide.isPending}
          onClick={() => say('changes')}
        >
          {t('tasks.review.changes')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconX {...icon} />}
          disabled={decide.isPending}
          onClick={() => say('reject')}
        >
          {t('tasks.review.reject')}
        </Button>
      </div>
    </section>
  );
}
