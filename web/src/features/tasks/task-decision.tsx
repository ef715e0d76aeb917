// The reader's decision on the content that is drawn above it, with a note.
import type { Task } from '@folio/contract/task-shapes';
import type { verdicts } from '@folio/contract/task-words';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconCheck, IconMessage2Exclamation, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, useId, useImperativeHandle } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useDecisionNote } from '../../base/use-decision-note.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tasks.module.css';

type Verdict = (typeof verdicts)[number];

/** Decides as the buttons do; without a note that is needed, the field for it is focused. */
export interface DecisionHandle {
  say: (verdict: Verdict) => void;
}

interface TaskDecisionProps {
  task: Pick<Task, 'id'>;
  stepId: number;
  /** Why the reader may not decide; null where they may. */
  refusal: string | null;
  /** Of the content that is drawn: the decision carries it. */
  hash: string;
  handle: Ref<DecisionHandle> | undefined;
  onDecided: (() => void) | undefined;
  /** Sends what is unsaved before the decision; resolves false where that failed. */
  onBeforeMove?: (() => Promise<boolean>) | undefined;
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

export function TaskDecision({ task, stepId, hash, refusal, handle, onDecided, onBeforeMove }: TaskDecisionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { note, forget, isEnoughFor, field } = useDecisionNote(`task.${task.id}.note.${stepId}`, t('tasks.review.noteMissing'));
  const decide = useMutation({
    mutationFn: (verdict: Verdict) =>
      api.tasks.decide({ decisions: [{ id: task.id, step_id: stepId, package_hash: hash }], verdict, note }),
    onSuccess: ({ results }, verdict) => {
      const refusal = results[0]?.message ?? null;
      if (refusal) toastError(refusal);
      else {
        forget();
        toastSuccess(t(`tasks.review.done.${verdict}`));
        onDecided?.();
      }
      return invalidate(client, 'task.changed');
    },
    onError: (error) => {
      toastError(messageOf(error));
      return invalidate(client, 'task.changed');
    },
  });
  // Once it was decided, the same content is not decided on again while the page loads what follows.
  const isOver = decide.isPending || decide.data?.results[0]?.message === null;
  const send = async (verdict: Verdict) => {
    if (onBeforeMove && !(await onBeforeMove())) toastError(t('taskWriting.notSaved'));
    else decide.mutate(verdict);
  };
  const say = (verdict: Verdict) => {
    if (!isOver && refusal === null && isEnoughFor(verdict)) void send(verdict);
  };
  useImperativeHandle(handle, () => ({ say }));
  const refusalId = useId();
  // Buttons that are off stay in reach of the keyboard, so that the reason is read with them.
  const off = refusal === null ? {} : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': refusalId };
  return (
    <section className={`${classes.part} ${classes.decision}`} aria-label={t('tasks.review.decision')}>
      {refusal === null ? (
        <Textarea
          label={t('tasks.review.note')}
          description={t('tasks.review.noteHint')}
          rows={2}
          {...field}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      ) : (
        <p id={refusalId} className={classes.note}>
          {refusal}
        </p>
      )}
      <div className={classes.acts}>
        <Button {...off} leftSection={<IconCheck {...icon} />} loading={decide.isPending} onClick={() => say('approve')}>
          {t('tasks.review.approve')}
        </Button>
        <Button
          {...off}
          variant="default"
          leftSection={<IconMessage2Exclamation {...icon} />}
          disabled={isOver}
          onClick={() => say('changes')}
        >
          {t('tasks.review.changes')}
        </Button>
        <Button
          {...off}
          variant="subtle"
          color="red"
          leftSection={<IconX {...icon} />}
          disabled={isOver}
          onClick={() => say('reject')}
        >
          {t('tasks.review.reject')}
        </Button>
        <span className={classes.bound}>{t('taskViews.inbox.bound', { hash: `${hash.slice(0, 4)}·${hash.slice(-2)}` })}</span>
      </div>
    </section>
  );
}
