// A decision that can be undone for ten seconds before it is sent. It carries the hash of the rendered
// content, so any change rejects it.
import type { verdicts } from '@folio/contract/task-words';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { holdCall, useIsHeld } from '../../base/held-calls.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { heldDecision } from './core/held-decision.ts';

export type Verdict = (typeof verdicts)[number];

interface Decision {
  task: { id: number; title: string };
  stepId: number;
  /** Of the content that is drawn. */
  hash: string;
}

/** `onUndone` receives the task of the undone decision. */
export function useHeldDecision(onDecided: () => void, onUndone: () => void) {
  const { t } = useText();
  const client = useQueryClient();
  const offer = useUndo();
  const isHeld = useIsHeld();
  const hold = ({ task, stepId, hash }: Decision, verdict: Verdict, note: string) => {
    if (isHeld(heldDecision(task.id))) return;
    const decisions = [{ id: task.id, step_id: stepId, package_hash: hash }];
    const refuse = (message: string) => toastError(t('taskViews.bulk.refused', { name: task.title, message }));
    const drop = holdCall(heldDecision(task.id, verdict), async () => {
      end();
      try {
        const { results } = await api.tasks.decide({ decisions, verdict, note }, { context: { outlivesPage: true } });
        const message = results[0]?.message ?? null;
        if (message) refuse(message);
      } catch (error) {
        refuse(messageOf(error));
      }
      await invalidate(client, 'task.changed');
    });
    const end = offer(t(`tasks.review.held.${verdict}`, { name: task.title }), () => {
      drop();
      onUndone();
    });
    onDecided();
  };
  return { hold, isHeld: (id: number) => isHeld(heldDecision(id)) };
}
