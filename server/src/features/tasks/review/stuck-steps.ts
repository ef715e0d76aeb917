// Steps that too few people can approve since someone left or has another role: managers are notified, since nobody else can help.
import { rank } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { countPossible, listExcluded } from '../core/possible-reviewers.ts';
import { raiseReminded } from '../core/task-events.ts';
import { listSteps, listTasksWithSteps, type TaskRow, type TaskStepRow } from '../core/tasks.queries.ts';
import { listActiveMembers } from '../core/workspace-people.queries.ts';

interface StuckStep {
  task: TaskRow;
  step: TaskStepRow;
}

/** True where the step asks for one of these people or for a group, which they may have belonged to. */
const canConcern = (step: TaskStepRow, userIds: readonly number[]) =>
  step.group !== null || userIds.some((id) => step.reviewer_ids.includes(id));

/** The first step of each open task of the workspace that may concern these people and that too few people can approve. */
async function listStuck(tx: Db, workspaceId: number, userIds: readonly number[]): Promise<StuckStep[]> {
  const open = await listTasksWithSteps(tx, workspaceId);
  if (open.length === 0) return [];
  const steps = await listSteps(
    tx,
    open.map(({ id }) => id),
  );
  const people = await listActiveMembers(tx, workspaceId);
  const excluded = await listExcluded(tx, open);
  return open.flatMap((task) => {
    const step = steps.find(
      (one) =>
        one.task_id === task.id &&
        one.state !== 'passed' &&
        one.guest_id === null &&
        canConcern(one, userIds) &&
        countPossible(one, people, excluded.get(task.id) ?? []) < one.required_approvals,
    );
    return step ? [{ task, step }] : [];
  });
}

/** Notifies the managers of a workspace once of the steps that cannot pass since something changed about these people. */
export async function raiseStuckSteps(tx: Db, workspaceId: number, userIds: readonly number[]): Promise<void> {
  const stuck = await listStuck(tx, workspaceId, userIds);
  const [first] = stuck;
  if (!first) return;
  const managers = (await listActiveMembers(tx, workspaceId)).filter((person) => rank[person.role] >= rank.intermediate);
  await raiseReminded(tx, first.task, null, {
    reason_kind: 'step_stuck',
    step: first.step.name || String(first.step.position + 1),
    count: stuck.length,
    people: managers.map(({ id }) => id),
  });
}
