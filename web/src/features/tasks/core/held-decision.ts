import type { Task, TaskRow } from '@folio/contract/task-shapes';
import type { verdicts } from '@folio/contract/task-words';
import { useMutationState } from '@tanstack/react-query';
import { useIsHeld } from '../../../base/held-calls.ts';
import { openedDecision } from './opened-reviews.ts';

/** The name by which a decision on a task is held until it is sent; without a verdict, the name of any. */
export const heldDecision = (taskId: number, verdict?: (typeof verdicts)[number]): string =>
  verdict ? `task.${taskId}.decide.${verdict}` : `task.${taskId}.decide`;

/** Key of the mutation that approves several tasks. */
export const approvalKey = ['tasks', 'approve'] as const;

/** True while the reader's approval of the task waits to be sent or answered. */
export function useIsApproving(): (taskId: number) => boolean {
  const isHeld = useIsHeld();
  const sent = useMutationState({
    filters: { mutationKey: approvalKey, status: 'pending' },
    select: ({ state }) => (state.variables as TaskRow[]).filter((task) => openedDecision(task.id, task.active_step?.id)),
  });
  return (id) => isHeld(heldDecision(id, 'approve')) || sent.some((tasks) => tasks.some((task) => task.id === id));
}

/** The review steps of a task with one more approval. */
export function withApproval({ review_steps: steps }: Pick<Task, 'review_steps'>): Task['review_steps'] {
  const active = steps.find(({ state }) => state === 'active');
  if (!active || active.approvals + 1 < active.required_approvals) return steps;
  return steps.map((step) => {
    if (step === active) return { ...step, approvals: step.approvals + 1, state: 'passed' as const };
    return step.position === active.position + 1 ? { ...step, state: 'active' as const } : step;
  });
}
