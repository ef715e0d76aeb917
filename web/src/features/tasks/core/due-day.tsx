import type { TaskRow } from '@folio/contract/task-shapes';
import { today } from '../../../base/calendar-days.ts';
import { formatDay } from '../../../ui/intl-format.ts';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './tasks.module.css';

const isOver = new Set(['approved', 'published', 'completed']);

/** Open, and due on a day that is over. */
export const isPastDue = ({ due_date: due, status }: Pick<TaskRow, 'due_date' | 'status'>): boolean =>
  due !== null && due < today() && !isOver.has(status);

/** The day a task is due; past days of open tasks are marked, also in words. */
export function DueDay({ task: { due_date: due, status } }: { task: Pick<TaskRow, 'due_date' | 'status'> }) {
  const { t, language } = useText();
  if (due === null)
    return (
      <Text as="span" size="sm" tone="quiet">
        {t('tasks.noDue')}
      </Text>
    );
  const isOverdue = isPastDue({ due_date: due, status });
  const day = formatDay(due, language);
  return (
    <span className={isOverdue ? classes.overdue : undefined}>
      {isOverdue ? <span className="visually-hidden">{t('tasks.overdue')} </span> : null}
      {day}
    </span>
  );
}
