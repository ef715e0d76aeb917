// Assigning tasks to a person, to a group or to nobody: many in one transaction, each with its own result.
import type { TaskGroup } from '@folio/contract/task-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict, forbidden, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockPerson } from '../../accounts/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { countPossible } from '../core/possible-reviewers.ts';
import { recordTaskEvents } from '../core/review.queries.ts';
import { raiseAssigned } from '../core/task-events.ts';
import { canView } from '../core/tasks.policy.ts';
import type { TaskResult } from '../core/tasks.present.ts';
import { listSteps, listTasksById, lockTasks, type TaskRow, type TaskStepRow, updateTasks } from '../core/tasks.queries.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { allowsSelfApproval, listActiveMembers } from '../core/workspace-people.queries.ts';

interface Assignment {
  tasks: { id: number; revision: number | undefined }[];
  assigneeId: number | null;
  group: TaskGroup | null;
}

/** Throws 422 for a removed user. */
async function lockAssignee(tx: Db, id: number): Promise<void> {
  try {
    await lockPerson(tx, id);
  } catch (problem) {
    if (problem instanceof AppError) throw invalidField('assignee_id', 'not_in_workspace');
    throw problem;
  }
}

/**
 * Locks the memberships of a workspace's actor and assignee. Throws 404 for the actor's, 422 for the assignee's. Returns a function to find
 * the first step with too few possible approvers if the assignee made the content.
 */
async function lockMembers(tx: Db, actor: Actor, workspaceId: number, assigneeId: number | null) {
  if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('task_not_found');
  if (assigneeId === null) return () => undefined;
  const isMember = await lockMembership(tx, workspaceId, assigneeId);
  const people = await listActiveMembers(tx, workspaceId);
  if (!isMember || !people.some(({ id }) => id === assigneeId)) throw invalidField('assignee_id', 'not_in_workspace');
  const makers = (await allowsSelfApproval(tx, workspaceId)) ? [] : [assigneeId];
  return (steps: readonly TaskStepRow[]) => steps.find((step) => countPossible(step, people, makers) < step.required_approvals);
}

/** Why a task cannot be assigned so; null where it can. */
function refusalOf(task: TaskRow | undefined, revision: number | undefined, stuckStep: TaskStepRow | undefined): AppError | null {
  if (!task) return notFound('task_not_found');
  if (revision !== undefined && revision !== task.revision) return conflict('task_changed');
  if (stuckStep) return conflict('task_without_reviewers', { step: stuckStep.name || String(stuckStep.position + 1) });
  return null;
}

/**
 * Assigns tasks and notifies the user once. Throws 403 without the permission for tasks, 422 if the user is not in the workspace of a task. A
 * task is refused beside the others if it is out of reach, has changed since `revision`, or would have steps with too few approvers.
 */
export async function assignTasks(kernel: Kernel, actor: Actor, call: Assignment): Promise<TaskResult[]> {
  if (!can(actor, taskRights.manage)) throw forbidden();
  const { assigneeId, group } = call;
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (assigneeId !== null && assigneeId !== actor.id) await lockAssignee(tx, assigneeId);
    const ids = call.tasks.map(({ id }) => id);
    const seen = (await listTasksById(tx, ids)).filter((task) => canView(actor, task));
    const workspaceIds = [...new Set(seen.map(({ workspace_id }) => workspace_id))].sort((a, b) => a - b);
    const stuckIn = new Map<number, (steps: TaskStepRow[]) => TaskStepRow | undefined>();
    for (const workspaceId of workspaceIds) stuckIn.set(workspaceId, await lockMembers(tx, actor, workspaceId, assigneeId));
    const locked = new Map(
      (
        await lockTasks(
          tx,
          seen.map(({ id }) => id),
        )
      ).map((task) => [task.id, task]),
    );
    const steps = Map.groupBy(await listSteps(tx, [...locked.keys()]), ({ task_id }) => task_id);
    const stuckStep = (task: TaskRow | undefined) => task && stuckIn.get(task.workspace_id)?.(steps.get(task.id) ?? []);
    const results: TaskResult[] = call.tasks.map(({ id, revision }) => ({
      id,
      refusal: refusalOf(locked.get(id), revision, stuckStep(locked.get(id))),
      task: null,
    }));
    const accepted = [...new Set(results.filter(({ refusal }) => refusal === null).map(({ id }) => id))];
    const changed = new Map(
      (await updateTasks(tx, accepted, { assignee_id: assigneeId, assignees_group: group })).map((task) => [task.id, task]),
    );
    await recordTaskEvents(tx, [...changed.values()], 'assigned', actor);
    const news = [...changed.values()].filter(({ id }) => locked.get(id)?.assignee_id !== assigneeId);
    await raiseAssigned(tx, news, actor);
    return results.map((result) => ({ ...result, task: result.refusal ? null : (changed.get(result.id) ?? null) }));
  });
}
