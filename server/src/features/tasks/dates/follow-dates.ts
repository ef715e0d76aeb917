// New days of moved tasks and of those that follow them. Pure: days in, days out.
import { addWorkingDays, workingDaysBetween } from '@folio/contract/working-days';
import type { TaskRow, TaskStepRow } from '../core/tasks.queries.ts';

type DatedTask = Pick<TaskRow, 'id' | 'start_date' | 'due_date' | 'is_smart' | 'after_task_id'>;

/** New days of a task. */
export interface TaskDays {
  start_date: string | null;
  due_date: string | null;
}

/** Named days; undefined keeps the length of the task, null removes the day. */
export interface NamedDays {
  start_date?: string | null | undefined;
  due_date?: string | null | undefined;
}

/** The days of a named task: where one day is named, the other follows so that the task keeps its working days. */
export function daysOfNamed(task: TaskDays, named: NamedDays, freeDays: readonly string[]): TaskDays {
  const length = task.start_date && task.due_date ? workingDaysBetween(task.start_date, task.due_date, freeDays) : null;
  const { start_date: start, due_date: due } = named;
  if (start !== undefined && due !== undefined) return { start_date: start, due_date: due };
  if (start) return { start_date: start, due_date: length === null ? task.due_date : shift(start, length, freeDays) };
  if (due) return { start_date: length === null ? task.start_date : shift(due, -length, freeDays), due_date: due };
  return { start_date: start === undefined ? task.start_date : start, due_date: due === undefined ? task.due_date : due };
}

const shift = (day: string, count: number, freeDays: readonly string[]) =>
  count === 0 ? day : addWorkingDays(day, count, freeDays);

/**
 * The days of a task that follows another one which is now due on `end`: it begins on the next working day and keeps its length. Without a
 * start of its own it keeps its distance from the due day before. Null where it has no due day, or the one before has none.
 */
export function daysOfFollower(
  task: DatedTask,
  before: { due_date: string | null },
  end: string | null,
  freeDays: readonly string[],
): TaskDays | null {
  if (end === null || task.due_date === null) return null;
  if (task.start_date !== null) {
    const start = addWorkingDays(end, 1, freeDays);
    return {
      start_date: start,
      due_date: shift(start, Math.max(0, workingDaysBetween(task.start_date, task.due_date, freeDays)), freeDays),
    };
  }
  const distance = before.due_date === null ? 1 : Math.max(1, workingDaysBetween(before.due_date, task.due_date, freeDays));
  return { start_date: null, due_date: addWorkingDays(end, distance, freeDays) };
}

/** New due day of each step that is not fixed: it moves by as many working days as the task's own. */
export function daysOfSteps(
  steps: readonly Pick<TaskStepRow, 'id' | 'due_date' | 'is_fixed'>[],
  before: string | null,
  after: string | null,
  freeDays: readonly string[],
): { id: number; due_date: string }[] {
  if (before === null || after === null) return [];
  const moved = workingDaysBetween(before, after, freeDays);
  if (moved === 0) return [];
  return steps.flatMap(({ id, due_date: due, is_fixed: isFixed }) =>
    due === null || isFixed ? [] : [{ id, due_date: addWorkingDays(due, moved, freeDays) }],
  );
}
