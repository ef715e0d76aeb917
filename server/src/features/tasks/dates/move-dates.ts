// Moving the days of tasks: named ones, then the smart ones that follow them, in one transaction.
import { taskDateLimits } from '@folio/contract/task-date-limits';
import { workingDaysBetween } from '@folio/contract/working-days';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../kernel/errors.ts';
import { dispatch } from '../../../kernel/events.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockPerson } from '../../accounts/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { refuseWhereHidden } from '../core/get-task.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import { listFollowers, setStepDue } from '../core/task-dates.queries.ts';
import { findWorkspaceDay } from '../core/task-reminders.queries.ts';
import { canView } from '../core/tasks.policy.ts';
import { listSteps, listTasksById, lockTasks, type TaskRow, updateTask } from '../core/tasks.queries.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { tasksMoved, tasksMoving } from './date-events.ts';
import { daysOfFollower, daysOfNamed, daysOfSteps, type NamedDays, type TaskDays } from './follow-dates.ts';

export { tasksMoved, tasksMoving };

/** A task that moves, with its days as they will be. */
export interface MovedTask {
  task: TaskRow;
  days: TaskDays;
  isNamed: boolean;
}

/** A fixed date of a step that is missed by so many working days. */
export interface DateConflict {
  task_id: number;
  step_id: number;
  step: string;
  due_date: string;
  days: number;
}

/** A step with a due date that moves with its task. */
export interface MovedStep {
  id: number;
  task_id: number;
  due_date: string;
  due_date_before: string;
}

export interface Move extends NamedDays {
  ids: number[];
  preview: boolean;
  /** State of the task, where there is one alone, that was seen when it was moved. */
  revision?: number | undefined;
  /** Origin of the move, if it is a feature above; see `tasksMoved`. */
  origin?: string | undefined;
}

/**
 * The named tasks and all that follow them, in the order in which they move. A named task does not move by another one. Throws 422 at
 * `after_task_id` for a circle, at `ids` for too many.
 */
async function planMoves(tx: Db, named: readonly TaskRow[], call: Move, freeDays: readonly string[]): Promise<MovedTask[]> {
  const namedIds = new Set(named.map(({ id }) => id));
  const moves = new Map<number, MovedTask>();
  for (const task of named) moves.set(task.id, { task, days: daysOfNamed(task, call, freeDays), isNamed: true });
  let level: MovedTask[] = [...moves.values()];
  while (level.length > 0) {
    const followers = await listFollowers(
      tx,
      level.map(({ task }) => task.id),
    );
    const next: MovedTask[] = [];
    for (const task of followers) {
      const before = level.find((one) => one.task.id === task.after_task_id);
      if (!before) continue;
      if (isInCircle(task, before, moves)) throw invalidField('after_task_id', 'task_cycle');
      if (namedIds.has(task.id)) continue;
      const days = daysOfFollower(task, before.task, before.days.due_date, freeDays);
      if (!days || (days.start_date === task.start_date && days.due_date === task.due_date)) continue;
      const move = { task, days, isNamed: false };
      moves.set(task.id, move);
      next.push(move);
    }
    if (moves.size - namedIds.size > taskDateLimits.followers)
      throw invalidField('ids', 'too_many_moved', { max: taskDateLimits.followers });
    level = next;
  }
  return [...moves.values()];
}

/** True where the way back from the task before leads to the task itself. */
function isInCircle(task: TaskRow, before: MovedTask, moves: ReadonlyMap<number, MovedTask>): boolean {
  let one: MovedTask | undefined = before;
  for (let steps = 0; one && steps <= moves.size; steps += 1) {
    if (one.task.id === task.id) return true;
    one = one.task.is_smart && one.task.after_task_id !== null ? moves.get(one.task.after_task_id) : undefined;
  }
  return false;
}

/** Fixed dates of steps that the new days miss, and the new dates of the others. */
async function planSteps(tx: Db, moves: readonly MovedTask[], freeDays: readonly string[]) {
  const steps = Map.groupBy(
    await listSteps(
      tx,
      moves.map(({ task }) => task.id),
    ),
    ({ task_id }) => task_id,
  );
  const conflicts: DateConflict[] = [];
  const dues: MovedStep[] = [];
  for (const { task, days } of moves) {
    const ofTask = steps.get(task.id) ?? [];
    const dueBefore = new Map(ofTask.map(({ id, due_date }) => [id, due_date]));
    for (const due of daysOfSteps(ofTask, task.due_date, days.due_date, freeDays))
      dues.push({ ...due, task_id: task.id, due_date_before: dueBefore.get(due.id) ?? due.due_date });
    for (const step of ofTask) {
      if (!step.is_fixed || step.due_date === null || days.due_date === null || days.due_date <= step.due_date) continue;
      const missed = workingDaysBetween(step.due_date, days.due_date, freeDays);
      conflicts.push({ task_id: task.id, step_id: step.id, step: step.name, due_date: step.due_date, days: missed });
    }
  }
  return { conflicts, dues };
}

/** Days of a task as its history keeps them. */
export const spanOf = ({ start_date: start, due_date: due }: TaskDays) => `${start ?? ''}/${due ?? ''}`;

/** Changes of a move, applied or previewed. */
export interface MoveOutcome {
  moves: MovedTask[];
  steps: MovedStep[];
  tasks: TaskRow[];
  conflicts: DateConflict[];
}

/** The same as `moveTasks` in the caller's transaction. */
export async function moveTasksIn(kernel: Kernel, tx: Db, actor: Actor, call: Move): Promise<MoveOutcome> {
  await refuseWhereHidden(tx, actor);
  if (!can(actor, taskRights.manage)) throw forbidden();
  const ids = [...new Set(call.ids)];
  await lockPerson(tx, actor.id);
  const seen = (await listTasksById(tx, ids)).filter((task) => canView(actor, task));
  if (seen.length !== ids.length) throw notFound('task_not_found');
  await dispatch(kernel, tx, tasksMoving, { actor, taskIds: ids });
  const moves: MovedTask[] = [];
  const byWorkspace = Map.groupBy(seen, ({ workspace_id }) => workspace_id);
  const dues: MovedStep[] = [];
  const conflicts: DateConflict[] = [];
  for (const workspaceId of [...byWorkspace.keys()].sort((a, b) => a - b)) {
    if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('task_not_found');
    const { freeDays } = await findWorkspaceDay(tx, workspaceId);
    const named = await lockTasks(
      tx,
      (byWorkspace.get(workspaceId) ?? []).map(({ id }) => id),
    );
    if (call.revision !== undefined && named.some(({ revision }) => revision !== call.revision)) throw conflict('task_changed');
    const planned = await planMoves(tx, named, call, freeDays);
    const steps = await planSteps(tx, planned, freeDays);
    moves.push(...planned);
    dues.push(...steps.dues);
    conflicts.push(...steps.conflicts);
  }
  const isBackward = ({ days }: MovedTask) =>
    days.start_date !== null && days.due_date !== null && days.due_date < days.start_date;
  if (moves.some(isBackward)) throw invalidField('due_date', 'due_before_start');
  if (call.preview) return { moves, steps: dues, tasks: moves.map(({ task }) => task), conflicts };
  const tasks: TaskRow[] = [];
  for (const { task, days } of moves) {
    tasks.push(await updateTask(tx, task.id, { ...days }));
    await recordTaskEvent(tx, task, 'rescheduled', actor, { detail: `${spanOf(task)} → ${spanOf(days)}` });
  }
  for (const due of dues) await setStepDue(tx, due.id, due.due_date);
  await dispatch(kernel, tx, tasksMoved, {
    actor,
    moves: moves.map(({ task, days }) => ({ taskId: task.id, before: task, after: days })),
    origin: call.origin ?? null,
  });
  return { moves, steps: dues, tasks, conflicts };
}

/**
 * Moves the days of tasks of one or more workspaces. Throws 403 without the permission for tasks, 404 for a task out of reach, 422 if a task
 * would be due before its start, tasks follow each other in a circle, or too many follow, 409 if a task's revision has changed since it was
 * seen.
 */
export const moveTasks = (kernel: Kernel, actor: Actor, call: Move): Promise<MoveOutcome> =>
  kernel.database.transaction((tx) => moveTasksIn(kernel, tx, actor, call));
