import type { TaskRow } from '@folio/contract/task-shapes';
import { WordBadge } from '../../../ui/state-badge.tsx';
import { useText } from '../../../ui/use-text.ts';
import { useIsApproving } from './held-decision.ts';

const kinds = {
  waiting: 'off',
  on_going: 'progress',
  changes: 'hold',
  ready: 'hold',
  rejected: 'failed',
  approved: 'ready',
  published: 'ready',
  completed: 'off',
} as const;

/** The status of a task; one that came back from review, or that the reader is approving, says so. */
export function TaskStatusBadge({ task: { id, status, round } }: { task: Pick<TaskRow, 'id' | 'status' | 'round'> }) {
  const { t } = useText();
  const isApproving = useIsApproving()(id);
  if (isApproving) return <WordBadge kind="ready">{t('tasks.youApproved')}</WordBadge>;
  const word = status === 'on_going' && round > 1 ? 'changes' : status;
  return <WordBadge kind={kinds[word]}>{t(`tasks.states.${word}`)}</WordBadge>;
}
