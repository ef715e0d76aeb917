// One task, where the caller may see it, and locked together with its document where something is to change.
import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict, forbidden, notFound } from '../../../kernel/errors.ts';
import { accountRows, lockPerson, requireStanding } from '../../accounts/index.ts';
import { lockDocuments } from '../../documents/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { canView, type TaskAbilities, taskAbilities } from './tasks.policy.ts';
import { findTask, listSteps, listTasksById, lockTasks, type TaskRow, type TaskStepRow } from './tasks.queries.ts';

/** True where the account has hidden tasks. */
export async function areTasksHidden(db: Db, actor: Pick<Actor, 'accountId'>): Promise<boolean> {
  const account = await accountRows.findAccount(db, actor.accountId);
  return account?.branding.hide_generic_task_assignment === true;
}

/** Throws 403 where the account has hidden tasks. */
export async function refuseWhereHidden(db: Db, actor: Pick<Actor, 'accountId'>): Promise<void> {
  if (await areTasksHidden(db, actor)) throw forbidden('tasks_hidden');
}

/** The task; 404 where the caller does not see it, 403 where the account has hidden tasks. */
export async function getVisibleTask(db: Db, actor: Actor, id: number): Promise<TaskRow> {
  await refuseWhereHidden(db, actor);
  const task = await findTask(db, id);
  if (!task || !canView(actor, task)) throw notFound('task_not_found');
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

/** Throws 409 if the task's status does not allow it, 403 if the caller lacks the permission. */
export function requireAbility(actor: Actor, { task, activeStep }: LockedTask, ability: keyof TaskAbilities): void {
  if (!(statesOf[ability] ?? taskStatuses).includes(task.status)) throw conflict(`task_is_${task.status}`);
  if (!taskAbilities(actor, task, activeStep)[ability]) throw forbidden();
}

/** Throws 403 where the task is in a state for this but not the caller's to do it to. */
function refuseForbidden(actor: Actor, task: TaskRow, ability: keyof TaskAbilities): void {
  const isInState = (statesOf[ability] ?? taskStatuses).includes(task.status);
  if (isInState && !taskAbilities(actor, task, null)[ability]) throw forbidden();
}

/** Asked before a change locks anything, so that nobody waits for a task that is not theirs to change; asked again under the lock. Also throws 404. */
export async function refuseForbiddenChange(db: Db, actor: Actor, id: number, ability: keyof TaskAbilities): Promise<void> {
  refuseForbidden(actor, await getVisibleTask(db, actor, id), ability);
}

interface LockCall {
  id: number;
  revision?: number | undefined;
  /** The caller needs this right, which is checked before anything is locked. Decisions are left out: their right depends on the step. */
  ability?: Exclude<keyof TaskAbilities, 'decide'>;
}

/** Why a task that was read before may not be changed now; null where it may. */
function refusalOf(
  seen: TaskRow | undefined,
  task: TaskRow | undefined,
  isHere: boolean,
  { revision }: LockCall,
): AppError | null {
  if (!seen || !task || !isHere) return notFound('task_not_found');
  const isOverrun = revision !== undefined && revision !== task.revision;
  return isOverrun || task.order_detail_id !== seen.order_detail_id ? conflict('task_changed') : null;
}

/**
 * Locks the user, their memberships, then the documents and the tasks, each in the order of their ids, until the transaction ends. Returns, by
 * task id, the task or the reason for its refusal: 404 if it or the membership is gone or its document was deleted, 409 if its revision
 * differs from `revision`. Throws 401 for a removed or deactivated user, 403 after a lost role and if the account has hidden tasks.
 */
export async function lockTasksWithDocuments(
  tx: Db,
  actor: Actor,
  calls: readonly LockCall[],
): Promise<Map<number, LockedTask | AppError>> {
  await refuseWhereHidden(tx, actor);
  const ids = calls.map(({ id }) => id);
  const seen = new Map((await listTasksById(tx, ids)).filter((task) => canView(actor, task)).map((task) => [task.id, task]));
  for (const { id, ability } of calls) {
    const task = seen.get(id);
    if (task && ability) refuseForbidden(actor, task, ability);
  }
  await lockPerson(tx, actor.id);
  const workspaceIds = new Set<number>();
  for (const id of [...new Set([...seen.values()].map((task) => task.workspace_id))].sort((a, b) => a - b))
    if (await lockMembership(tx, id, actor.id)) workspaceIds.add(id);
  const inReach = [...seen.values()].filter((task) => workspaceIds.has(task.workspace_id));
  const documentIds = inReach.flatMap((task) => task.order_detail_id ?? []);
  const documents = documentIds.length === 0 ? new Set<number>() : await lockDocuments(tx, documentIds);
  const locked = await lockTasks(
    tx,
    inReach.map(({ id }) => id),
  );
  const tasks = new Map(locked.map((task) => [task.id, task]));
  await requireStanding(tx, actor);
  const steps = Map.groupBy(await listSteps(tx, [...tasks.keys()]), ({ task_id }) => task_id);
  const answers = new Map<number, LockedTask | AppError>();
  for (const call of calls) {
    const before = seen.get(call.id);
    const task = tasks.get(call.id);
    const hasDocument = !before?.order_detail_id || documents.has(before.order_detail_id);
    const own = steps.get(call.id) ?? [];
    const refusal = refusalOf(before, task, hasDocument, call);
    if (refusal) answers.set(call.id, refusal);
    else if (task) answers.set(call.id, { task, steps: own, activeStep: own.find(({ state }) => state === 'active') ?? null });
  }
  return answers;
}

/** The same for one task. Throws its refusal. */
export async function lockTaskWithDocument(tx: Db, actor: Actor, call: LockCall): Promise<LockedTask> {
  const locked = (await lockTasksWithDocuments(tx, actor, [call])).get(call.id);
  if (!locked || locked instanceof AppError) throw locked ?? notFound('task_not_found');
  return locked;
}
