// The reader's decision on the content that is drawn above it, with a note.
import type { Task } from '@folio/contract/task-shapes';
import type { verdicts } from '@folio/contract/task-words';
import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconMessage2Exclamation, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, useId, useImperativeHandle } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { holdCall, useIsHeld } from '../../base/held-calls.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useDecisionNote } from '../../base/use-decision-note.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/tasks.module.css';

type Verdict = (typeof verdicts)[number];

/** Decides by a key: the decision can be undone before it is sent. If it needs a note and has none, the note's field gets the focus. */
export interface DecisionHandle {
  say: (verdict: Verdict) => void;
}

/** Offers to undo; returns a function that ends the offer. */
export type OfferUndo = (message: string, undo: () => void) => () => void;

/** The name by which a decision on a task is held. */
export const heldDecision = (taskId: number): string => `task.${taskId}.decide`;

interface TaskDecisionProps {
  task: Pick<Task, 'id' | 'title'>;
  stepId: number;
  /** Why the reader may not decide; null where they may. */
  refusal: string | null;
  /** Of the content that is drawn: the decision carries it. */
  hash: string;
  handle: Ref<DecisionHandle> | undefined;
  /** Needed for decisions by key. */
  offerUndo?: OfferUndo | undefined;
  onDecided: (() => void) | undefined;
  /** Sends what is unsaved before the decision; resolves false where that failed. */
  onBeforeMove?: (() => Promise<boolean>) | undefined;
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

export function TaskDecision(props: TaskDecisionProps) {
  const { task, stepId, hash, refusal, handle, offerUndo, onDecided, onBeforeMove } = props;
  const { t } = useText();
  const client = useQueryClient();
  const { note, forget, isEnoughFor, field } = useDecisionNote(`task.${task.id}.note.${stepId}`, {
    changes: t('tasks.review.noteMissing'),
    reject: t('tasks.review.rejectionNoteMissing'),
  });
  const call = async (verdict: Verdict, isHeld: boolean) => {
    const decisions = [{ id: task.id, step_id: stepId, package_hash: hash }];
    const { results } = await api.tasks.decide({ decisions, verdict, note }, { context: { outlivesPage: isHeld } });
    const message = results[0]?.message ?? null;
    if (message) toastError(isHeld ? t('taskViews.bulk.refused', { name: task.title, message }) : message);
    else {
      forget();
      toastSuccess(t(`tasks.review.done.${verdict}`));
    }
    return message === null;
  };
  const refresh = () => invalidate(client, 'task.changed');
  const decide = useMutation({
    mutationFn: (verdict: Verdict) => call(verdict, false),
    onSuccess: (isDecided) => {
      if (isDecided) onDecided?.();
      return refresh();
    },
    onError: (error) => {
      toastError(messageOf(error));
      return refresh();
    },
  });
  const isHeld = useIsHeld()(heldDecision(task.id));
  // Once it was decided, the same content is not decided on again while the page loads what follows.
  const isOver = isHeld || decide.isPending || decide.data === true;
  const send = async (verdict: Verdict) => {
    if (onBeforeMove && !(await onBeforeMove())) toastError(t('taskWriting.notSaved'));
    else decide.mutate(verdict);
  };
  const say = (verdict: Verdict) => {
    if (!isOver && refusal === null && isEnoughFor(verdict)) void send(verdict);
  };
  const hold = (verdict: Verdict) => {
    if (isOver || refusal !== null || !isEnoughFor(verdict)) return;
    const drop = holdCall(heldDecision(task.id), async () => {
      end?.();
      try {
        await call(verdict, true);
      } catch (error) {
        toastError(t('taskViews.bulk.refused', { name: task.title, message: messageOf(error) }));
      }
      await refresh();
    });
    const end = offerUndo?.(t(`tasks.review.held.${verdict}`, { name: task.title }), drop);
    onDecided?.();
  };
  useImperativeHandle(handle, () => ({ say: hold }));
  const refusalId = useId();
  // Buttons that are off stay in reach of the keyboard, so that the reason is read with them.
  const off = refusal === null ? {} : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': refusalId };
  return (
    <Stack
      as="section"
      py={14}
      line="top"
      gap={8}
      className={`${classes.part} ${classes.decision}`}
      aria-label={t('tasks.review.decision')}
    >
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
      <Row gap={8} align="stretch" wrap>
        <Button
          {...off}
          leftSection={<IconCheck {...icon} />}
          loading={decide.isPending}
          disabled={isHeld}
          onClick={() => say('approve')}
        >
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
        <Text as="span" size="xs" tone="quiet" className={classes.bound}>
          {t('taskViews.inbox.bound', { hash: `${hash.slice(0, 4)}·${hash.slice(-2)}` })}
        </Text>
      </Row>
    </Stack>
  );
}
