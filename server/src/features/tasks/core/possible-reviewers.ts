// Possible approvers of a step: its people in the workspace, without the authors of the content.
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import { listAuthors } from './review.queries.ts';
import { isReviewer } from './tasks.policy.ts';
import type { TaskRow, TaskStepRow } from './tasks.queries.ts';
import { listActiveMembers, listSelfApproving, type WorkspacePerson } from './workspace-people.queries.ts';

type StepPeople = Pick<TaskStepRow, 'reviewer_ids' | 'group' | 'required_approvals'>;

/** Number of these people that can approve a step. */
export const countPossible = (step: StepPeople, people: readonly WorkspacePerson[], authors: readonly number[]) =>
  people.filter((person) => isReviewer(person, step) && !authors.includes(person.id)).length;

/** Users that may not decide on a task, by task: the authors of its present round, unless the workspace lets them. */
export async function listExcluded(
  db: Db,
  about: readonly Pick<TaskRow, 'id' | 'round' | 'workspace_id'>[],
): Promise<Map<number, number[]>> {
  const free = await listSelfApproving(db, [...new Set(about.map((task) => task.workspace_id))]);
  return listAuthors(
    db,
    about.filter((task) => !free.has(task.workspace_id)),
  );
}

/** True if the actor or their impersonator is excluded. */
export const isDecisionBlocked = (actor: Pick<Actor, 'id' | 'impersonator'>, excluded: readonly number[]) =>
  excluded.includes(actor.id) || (actor.impersonator !== null && excluded.includes(actor.impersonator.id));

/** Throws 409 for the first step with too few possible approvers, and names the reviewers that made the content themselves. */
export async function refuseWithoutReviewers(
  db: Db,
  task: Pick<TaskRow, 'id' | 'round' | 'workspace_id'>,
  steps: readonly TaskStepRow[],
): Promise<void> {
  if (steps.length === 0) return;
  const people = await listActiveMembers(db, task.workspace_id);
  const excluded = (await listExcluded(db, [task])).get(task.id) ?? [];
  const isPassable = (step: TaskStepRow) =>
    (step.guest_id === null ? countPossible(step, people, excluded) : 1) >= step.required_approvals;
  const stuck = steps.find((step) => !isPassable(step));
  if (!stuck) return;
  const step = stuck.name || String(stuck.position + 1);
  const names = people.filter((person) => isReviewer(person, stuck) && excluded.includes(person.id)).map(({ name }) => name);
  throw names.length === 0
    ? conflict('task_without_reviewers', { step })
    : conflict('task_reviewers_took_part', { step, names: names.join(', ') });
}
