// One task, where the caller may see it, and locked together with its document where something is to change.
import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import { accountRows, lockPerson } from '../accounts/index.ts';
import { lockDocument } from '../documents/index.ts';
import { members } from '../workspaces/index.ts';
import { maySee, type TaskAbilities, taskAbilities } from './tasks.policy.ts';
import { findTask, listSteps, lockTask, type TaskRow, type TaskStepRow } from './tasks.queries.ts';

/** Throws 403 where the account has hidden tasks. */
export async function refuseWhereHidden(db: Db, actor: Pick<Actor, 'accountId'>): Promise<void> {
  const account = await accountRows.findAccount(db, actor.accountId);
  if (account?.branding.hide_generic_task_assignment) throw forbidden('tasks_hidden');
}

/** The task; 404 where the caller does not see it, 403 where the account has hidden tasks. */
export async function getVisibleTask(db: Db, actor: Actor, id: number): Promise<TaskRow> {
  await refuseWhereHidden(db, actor);
  const task = await findTask(db, id);
  if (!task || !maySee(actor, task)) throw notFound('task_not_found');
  return task;
}

export interface LockedTask {
  task: TaskRow;
  steps: TaskStepRow[];
  activeStep: TaskStepRow | null;
}

/** States in which each transition begins. */
const statesOf: Partial<Record<keyof TaskAbilities, readonly TaskStatus[]>> = {
  start: ['waiting'],
  submit: ['on_going'],
  withdraw: ['ready'],
  decide: ['ready'],
  reopen: ['rejected', 'completed'],
  close: ['approved', 'published'],
  publish: ['approved'],
  attach: ['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published'],
};

/** Throws 409 where the task's state does not allow it, 403 where the caller is not the one who may. */
export function requireAbility(actor: Actor, { task, activeStep }: LockedTask, ability: keyof TaskAbilities): void {
  if (!(statesOf[ability] ?? taskStatuses).includes(task.status)) throw conflict(`task_is_${task.status}`);
  if (!taskAbilities(actor, task, activeStep)[ability]) throw forbidden();
}

/**
 * Holds a task's place, its document and the task, in this order, until the transaction ends. Throws 404 where one of them or the
 * membership ended meanwhile, 409 where the task is not in the state `revision` that the change was made to.
 */
export async function lockTaskWithDocument(
  tx: Db,
  actor: Actor,
  call: { id: number; revision?: number | undefined },
): Promise<LockedTask> {
  const seen = await getVisibleTask(tx, actor, call.id);
  await lockPerson(tx, actor.id);
  if (!(await members.lockMembership(tx, seen.workspace_id, actor.id))) throw notFound('task_not_found');
  if (seen.order_detail_id !== null) await lockDocument(tx, seen.order_detail_id);
  const task = await lockTask(tx, call.id);
  if (!task) throw notFound('task_not_found');
  const isOverrun = call.revision !== undefined && call.revision !== task.revision;
  if (isOverrun || task.order_detail_id !== seen.order_detail_id) throw conflict('task_changed');
  const steps = await listSteps(tx, [task.id]);
  return { task, steps, activeStep: steps.find(({ state }) => state === 'active') ?? null };
}
