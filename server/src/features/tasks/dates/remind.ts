// Reminders of tasks: automatically on working mornings, and by hand once a person and day.
import { taskDateLimits } from '@folio/contract/task-date-limits';
import { addDays, addWorkingDays, isWorkingDay } from '@folio/contract/working-days';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockTaskWithDocument } from '../core/get-task.ts';
import { listExcluded } from '../core/possible-reviewers.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import { raiseReminded } from '../core/task-events.ts';
import {
  findWorkspaceDay,
  insertReminders,
  listDueTasks,
  listWorkspaceDays,
  type WorkspaceDay,
} from '../core/task-reminders.queries.ts';
import { isInGroup, isOpen, isReviewer } from '../core/tasks.policy.ts';
import { listSteps, lockTask, type TaskRow } from '../core/tasks.queries.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { listActiveMembers } from '../core/workspace-people.queries.ts';

/** Hour of the day in the workspace from which reminders go out. */
const morning = 9;

/** Users with open work on the task now, and its due day: its assignee or group, in review the people of the active step. */
async function findResponsible(db: Db, task: TaskRow): Promise<{ people: number[]; due: string | null }> {
  const members = await listActiveMembers(db, task.workspace_id);
  const pick = (isMeant: (person: (typeof members)[number]) => boolean) =>
    members
      .filter(isMeant)
      .slice(0, taskDateLimits.reminded)
      .map(({ id }) => id);
  if (task.status === 'ready') {
    const step = (await listSteps(db, [task.id])).find(({ state }) => state === 'active');
    if (!step) return { people: [], due: null };
    const excluded = (await listExcluded(db, [task])).get(task.id) ?? [];
    return { people: pick((person) => isReviewer(person, step) && !excluded.includes(person.id)), due: step.due_date };
  }
  if (!['waiting', 'on_going', 'rejected'].includes(task.status)) return { people: [], due: null };
  const people = pick((person) =>
    task.assignee_id === null ? isInGroup(person, task.assignees_group) : person.id === task.assignee_id,
  );
  return { people, due: task.due_date };
}

/** Reminds people of one task where it is still due between the two days. Two workers do not remind of the same. */
async function remindOf(kernel: Kernel, id: number, kind: 'due_soon' | 'overdue', day: WorkspaceDay, from: string, to: string) {
  await kernel.database.transaction(async (tx) => {
    const task = await lockTask(tx, id);
    if (!task) return;
    const { people, due } = await findResponsible(tx, task);
    if (due === null || due < from || due > to) return;
    const reminded = await insertReminders(tx, id, people, kind, day.today);
    if (reminded.length > 0) await raiseReminded(tx, task, null, { reason_kind: kind, due, people: reminded });
  });
}

/** Sends the reminders of a workspace's morning: a working day before the due day, and on the first working morning after it. */
async function remindIn(kernel: Kernel, day: WorkspaceDay, signal: AbortSignal): Promise<void> {
  const { today, freeDays } = day;
  if (day.hour < morning || !isWorkingDay(today, freeDays)) return;
  const spans = [
    { kind: 'due_soon', from: addDays(today, 1), to: addWorkingDays(today, 1, freeDays) },
    { kind: 'overdue', from: addWorkingDays(today, -1, freeDays), to: addDays(today, -1) },
  ] as const;
  for (const { kind, from, to } of spans) {
    let ids: number[] = [];
    do {
      ids = await listDueTasks(kernel.database, day.id, from, to, ids.at(-1) ?? 0);
      for (const id of ids) if (!signal.aborted) await remindOf(kernel, id, kind, day, from, to);
    } while (ids.length > 0 && !signal.aborted);
  }
}

/** Sends the reminders that are due now, in all workspaces. */
export async function sendReminders(kernel: Kernel, signal: AbortSignal): Promise<void> {
  const now = kernel.clock.now();
  let days: WorkspaceDay[] = [];
  do {
    days = await listWorkspaceDays(kernel.database, now, days.at(-1)?.id ?? 0);
    for (const day of days) if (!signal.aborted) await remindIn(kernel, day, signal);
  } while (days.length > 0 && !signal.aborted);
}

/**
 * Reminds the assignee or the reviewers of a task, and returns their number. Throws 403 for users other than managers and the creator, 409
 * if nothing is to do, or all have been reminded today, or the task has no responsible user.
 */
export const remindByHand = (kernel: Kernel, actor: Actor, id: number): Promise<number> =>
  kernel.database.transaction(async (tx) => {
    const { task } = await lockTaskWithDocument(tx, actor, { id, ability: 'remind' });
    if (!can(actor, taskRights.manage) && task.creator_id !== actor.id) throw forbidden();
    if (!isOpen(task.status)) throw conflict(`task_is_${task.status}`);
    const responsible = await findResponsible(tx, task);
    const people = responsible.people.filter((person) => person !== actor.id);
    if (people.length === 0) throw conflict('task_has_no_recipients');
    const { today } = await findWorkspaceDay(tx, task.workspace_id);
    const reminded = await insertReminders(tx, id, people, 'by_hand', today);
    if (reminded.length === 0) throw conflict('task_reminded_today');
    await recordTaskEvent(tx, task, 'reminded', actor);
    await raiseReminded(tx, task, actor, { reason_kind: 'reminded', due: responsible.due, people: reminded });
    return reminded.length;
  });
