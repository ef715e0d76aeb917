// Task events, for notifications and webhooks.
import { taskStatuses, verdicts } from '@folio/contract/task-words';
import * as z from 'zod';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { defineEvent, raiseEvent, raiseEvents } from '../../../kernel/events.ts';
import { listExcluded } from './possible-reviewers.ts';
import { isReviewer } from './tasks.policy.ts';
import { listSteps, type TaskRow } from './tasks.queries.ts';
import { listActiveMembers, type WorkspacePerson } from './workspace-people.queries.ts';

/** A task changed its state, or someone decided on it. */
export const taskChanged = defineEvent(
  'task.changed',
  z.object({
    title: z.string(),
    task_id: z.int(),
    from: z.enum(taskStatuses),
    to: z.enum(taskStatuses),
    step: z.string().nullable(),
    verdict: z.enum(verdicts).nullable(),
    package_hash: z.string().nullable(),
  }),
);

/** Actor of an event; the id is null for a guest of a review link. */
export type EventAuthor = Pick<Actor, 'name' | 'impersonator'> & { id: number | null };

/** Changes of a task; `task` is as it is now. */
interface TaskChange {
  task: TaskRow;
  from: TaskRow['status'];
  step?: string;
  verdict?: (typeof verdicts)[number];
  packageHash?: string;
}

/** Raises `task.changed` in the caller's transaction. */
export const raiseTaskChanged = (
  tx: Db,
  task: TaskRow,
  actor: Pick<EventAuthor, 'id' | 'impersonator'> | null,
  change: Omit<TaskChange, 'task'>,
): Promise<void> => raiseTasksChanged(tx, [{ ...change, task }], actor);

/** The same of several tasks. */
export const raiseTasksChanged = (
  tx: Db,
  changes: readonly TaskChange[],
  actor: Pick<EventAuthor, 'id' | 'impersonator'> | null,
): Promise<void> =>
  raiseEvents(
    tx,
    taskChanged,
    changes.map(({ task, from, step, verdict, packageHash }) => ({
      accountId: task.account_id,
      workspaceId: task.workspace_id,
      userId: actor?.id ?? task.creator_id,
      impersonatorId: actor?.impersonator?.id ?? null,
      subjectId: task.id,
      data: {
        title: task.title,
        task_id: task.id,
        from,
        to: task.status,
        step: step ?? null,
        verdict: verdict ?? null,
        package_hash: packageHash ?? task.package_hash,
      },
    })),
  );

const news = { title: z.string(), person: z.string(), people: z.array(z.int()) };

/** Someone is asked to do a task, or several (`count`, of which `title` is the first). `people` are whom it concerns, also below. */
export const taskAssigned = defineEvent('task.assigned', z.object({ ...news, count: z.int().default(1) }));
/** The active step requests decisions; `note` is the text of the submission. */
export const reviewRequested = defineEvent(
  'task.review_requested',
  z.object({
    ...news,
    guest_id: z.int().nullable().default(null),
    creator_id: z.int().default(0),
    step: z.string(),
    note: z.string(),
  }),
);
/** Someone decided at a step. */
export const taskDecided = defineEvent(
  'task.decided',
  z.object({ ...news, step: z.string(), note: z.string(), verdict: z.enum(verdicts) }),
);

const reminderKinds = [
  'due_soon',
  'overdue',
  'reminded',
  'publish_failed',
  'step_stuck',
  'link_refused',
  'link_reported',
] as const;

/**
 * A task is due soon or overdue, a user reminds of it by hand, it could not be published, or too few users can approve a `step` of it, or of
 * several (`count`). `due` is a day. `reason` of a failure is a message key with `reason_detail` for its sentence. `person` is empty for
 * automatic events.
 */
export const taskReminded = defineEvent(
  'task.reminded',
  z.object({
    ...news,
    reason_kind: z.enum(reminderKinds),
    due: z.string().nullable(),
    reason: z.string().nullable(),
    reason_detail: z.string().default(''),
    step: z.string().default(''),
    count: z.int().default(1),
  }),
);

/** Workspace and actor of a task event. */
const contextOf = (task: TaskRow, actor: Pick<EventAuthor, 'id' | 'impersonator'>) => ({
  accountId: task.account_id,
  workspaceId: task.workspace_id,
  userId: actor.id,
  impersonatorId: actor.impersonator?.id ?? null,
  subjectId: task.id,
});

/** Raises that tasks have another assignee, the same of all, where they have one: once, however many there are. */
export async function raiseAssigned(tx: Db, assigned: readonly TaskRow[], actor: EventAuthor): Promise<void> {
  const [first] = assigned;
  if (!first || first.assignee_id === null) return;
  const data = { title: first.title, person: actor.name, people: [first.assignee_id], count: assigned.length };
  await raiseEvent(tx, taskAssigned, { ...contextOf(first, actor), data });
}

/**
 * Raises that the active step of tasks in review requests decisions from its reviewers, except excluded ones. Steps of `asked` had their
 * requests before.
 */
export async function raiseReviewRequested(
  tx: Db,
  about: readonly TaskRow[],
  actor: EventAuthor,
  note: string,
  asked: ReadonlySet<number> = new Set(),
): Promise<void> {
  const inReview = about.filter(({ status }) => status === 'ready');
  if (inReview.length === 0) return;
  const steps = await listSteps(
    tx,
    inReview.map(({ id }) => id),
  );
  const active = new Map(steps.filter(({ state }) => state === 'active').map((step) => [step.task_id, step]));
  const excluded = await listExcluded(tx, inReview);
  const members = new Map<number, WorkspacePerson[]>();
  for (const workspaceId of new Set(inReview.map((task) => task.workspace_id)))
    members.set(workspaceId, await listActiveMembers(tx, workspaceId));
  const events = inReview.flatMap((task) => {
    const step = active.get(task.id);
    if (!step || asked.has(step.id)) return [];
    const people = (members.get(task.workspace_id) ?? [])
      .filter((person) => isReviewer(person, step) && !excluded.get(task.id)?.includes(person.id))
      .map(({ id }) => id);
    const data = {
      title: task.title,
      person: actor.name,
      people,
      guest_id: step.guest_id,
      creator_id: task.creator_id,
      step: step.name,
      note: note.slice(0, 300),
    };
    return [{ ...contextOf(task, actor), data }];
  });
  await raiseEvents(tx, reviewRequested, events);
}

/** Raises decisions, for the creators, assignees and submitters of the tasks. */
export async function raiseDecided(
  tx: Db,
  decisions: readonly { task: TaskRow; step: string; verdict: (typeof verdicts)[number]; note: string }[],
  actor: EventAuthor,
): Promise<void> {
  const events = decisions.map(({ task, step, verdict, note }) => {
    const people = [task.assignee_id, task.creator_id, task.submitter_id].filter((id): id is number => id !== null);
    const data = { step, verdict, note: note.slice(0, 300), title: task.title, person: actor.name, people: [...new Set(people)] };
    return { ...contextOf(task, actor), data };
  });
  await raiseEvents(tx, taskDecided, events);
}

/** Raises that people are reminded of a task; by `actor`, or automatically where null. */
export const raiseReminded = (
  tx: Db,
  task: TaskRow,
  actor: Actor | null,
  reminder: {
    reason_kind: (typeof reminderKinds)[number];
    due?: string | null;
    reason?: string;
    reason_detail?: string;
    step?: string;
    count?: number;
    people: number[];
  },
): Promise<void> =>
  raiseEvent(tx, taskReminded, {
    accountId: task.account_id,
    workspaceId: task.workspace_id,
    userId: actor?.id ?? null,
    impersonatorId: actor?.impersonator?.id ?? null,
    subjectId: task.id,
    data: {
      title: task.title,
      person: actor?.name ?? '',
      due: null,
      reason: null,
      reason_detail: '',
      step: '',
      count: 1,
      ...reminder,
    },
  });
