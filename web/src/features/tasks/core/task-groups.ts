// Rows of a list in groups, in the order in which the groups first come.
import type { TaskRow } from '@folio/contract/task-shapes';
import type { TFunction } from 'i18next';
import { stretchOf } from './task-days.ts';
import type { TaskGrouping } from './task-search.ts';

export interface TaskGroup {
  key: string;
  /** Empty without groups. */
  label: string;
  isLate: boolean;
  tasks: TaskRow[];
}

function keyOf(task: TaskRow, grouping: TaskGrouping, now?: string): string {
  if (grouping === 'due') return stretchOf(task, now);
  if (grouping === 'status') return task.status === 'on_going' && task.round > 1 ? 'changes' : task.status;
  return grouping === 'assignee' ? String(task.assignee?.id ?? task.assignees_group ?? '') : '';
}

function labelOf(t: TFunction, task: TaskRow, grouping: TaskGrouping, key: string): string {
  if (grouping === 'due') return t(`taskViews.days.${key as ReturnType<typeof stretchOf>}`);
  if (grouping === 'status') return t(`tasks.states.${key as TaskRow['status']}`);
  if (grouping === 'none') return '';
  return task.assignee?.name ?? t(task.assignees_group ? `tasks.groups.${task.assignees_group}` : 'tasks.nobody');
}

/** Groups the rows of a page. `now` is today. */
export function groupTasks(t: TFunction, tasks: readonly TaskRow[], grouping: TaskGrouping, now?: string): TaskGroup[] {
  return [...Map.groupBy(tasks, (task) => keyOf(task, grouping, now))].map(([key, members]) => ({
    key,
    label: members[0] ? labelOf(t, members[0], grouping, key) : '',
    isLate: key === 'overdue',
    tasks: members,
  }));
}
