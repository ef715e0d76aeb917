import type { Task } from '@folio/contract/task-shapes';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/tasks.module.css';
import { taskHistoryQuery } from './core/tasks.queries.ts';

/**
 * Note from the previous user to the next: with the submission for reviewers, with the decision for
 * the user changing the content.
 */
export function TaskNote({ task }: { task: Task }) {
  const { t } = useText();
  const isInReview = task.status === 'ready';
  const isReturned = task.status === 'rejected' || (task.status === 'on_going' && task.round > 1);
  const { data } = useQuery({ ...taskHistoryQuery(task.id), enabled: isInReview || isReturned });
  const event = data?.taskHistory.find(({ kind, verdict }) =>
    isInReview ? kind === 'submitted' : verdict === 'changes' || verdict === 'reject',
  );
  if (!event?.note || !(isInReview || isReturned)) return null;
  const name = event.user?.name ?? event.guest?.name ?? '';
  return (
    <Panel title={t(isInReview ? 'taskPage.noteToReviewers' : 'taskPage.noteOfReviewer', { name })}>
      <p className={classes.note}>{event.note}</p>
    </Panel>
  );
}
