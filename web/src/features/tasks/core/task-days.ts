// Days of tasks, seen from today.
import { addDays, mondayOf, today } from '../../../base/calendar-days.ts';

export const openStatuses = ['waiting', 'on_going', 'ready', 'rejected'] as const;

/** Which stretch of days a due date is in, seen from today. Past days of tasks that are not open are `past`. */
export function stretchOf(
  task: { due_date: string | null; status: string },
  now = today(),
): 'overdue' | 'past' | 'today' | 'week' | 'next' | 'later' | 'none' {
  const { due_date: due, status } = task;
  if (due === null) return 'none';
  if (due < now) return openStatuses.some((one) => one === status) ? 'overdue' : 'past';
  if (due === now) return 'today';
  const monday = mondayOf(now);
  if (due < addDays(monday, 7)) return 'week';
  return due < addDays(monday, 14) ? 'next' : 'later';
}
