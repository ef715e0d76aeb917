// Which transition a card makes when it is dropped into a column. Rejected tasks are in the column of the review that rejected them.
import type { TaskRow } from '@folio/contract/task-shapes';
import type { TaskStatus } from '@folio/contract/task-words';
import type { TaskMove } from '../core/use-task-actions.ts';

export const boardColumns = ['waiting', 'on_going', 'ready', 'approved', 'published', 'completed'] as const;
export type BoardColumn = (typeof boardColumns)[number];

type Movable = Pick<TaskRow, 'status' | 'can' | 'website_id'>;

/** The column of a status. */
export const columnOf = (status: TaskStatus): BoardColumn => (status === 'rejected' ? 'ready' : status);

/** The transition that a drop makes; null for a column that the card may not enter. A review is never passed by a drop. */
export function moveInto(task: Movable, column: BoardColumn): TaskMove | null {
  const { status, can } = task;
  if (columnOf(status) === column) return null;
  if (column === 'on_going') {
    if (can.start) return 'start';
    if (can.withdraw) return 'withdraw';
    return can.reopen ? 'reopen' : null;
  }
  if (column === 'ready') return can.submit ? 'submit' : null;
  if (column === 'published') return can.publish && task.website_id !== null ? 'publish' : null;
  return column === 'completed' && can.close ? 'close' : null;
}

/** The columns that a card may enter, from left to right. */
export const columnsFor = (task: Movable): BoardColumn[] => boardColumns.filter((column) => moveInto(task, column) !== null);
