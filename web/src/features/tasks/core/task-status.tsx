import type { TaskRow } from '@folio/contract/task-shapes';
import { WordBadge } from '../../../ui/state-badge.tsx';
import { useText } from '../../../ui/use-text.ts';

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

/** The status of a task; one that came back from review says so. */
export function TaskStatusBadge({ task: { status, round } }: { task: Pick<TaskRow, 'status' | 'round'> }) {
  const { t } = useText();
  const word = status === 'on_going' && round > 1 ? 'changes' : status;
  return <WordBadge kind={kinds[word]}>{t(`tasks.states.${word}`)}</WordBadge>;
}
