// A task for a guest of a review link, with their decision and comments. Permissions of the link are checked before.
import type { Db } from '../../kernel/db/database.ts';
import { AppError, notFound } from '../../kernel/errors.ts';
import { lockDocument } from '../documents/index.ts';
import { orderRows } from '../orders/index.ts';
import type { LockedTask } from './core/get-task.ts';
import { listParts } from './core/package-parts.ts';
import { findDecision } from './core/review.queries.ts';
import { listAttachments } from './core/task-attachments.queries.ts';
import { raiseReminded } from './core/task-events.ts';
import { findTask, listSteps, listTasksById, lockTask, type TaskRow, type TaskStepRow } from './core/tasks.queries.ts';
import { contentNow } from './review/content-now.ts';
import { type DecidingGuest, type Decision, decideIn } from './review/decide.ts';
import { changesOf, presentDecision } from './review/show-changes.ts';

/** Document and task, locked in this order until the transaction ends. Throws 404 where the task is gone, or got another document meanwhile. */
export async function lockGuestTask(tx: Db, taskId: number): Promise<LockedTask> {
  const seen = await findTask(tx, taskId);
  if (!seen) throw notFound('task_not_found');
  if (seen.order_detail_id !== null) await lockDocument(tx, seen.order_detail_id);
  const task = await lockTask(tx, taskId);
  if (!task || task.order_detail_id !== seen.order_detail_id) throw notFound('task_not_found');
  const steps = await listSteps(tx, [task.id]);
  return { task, steps, activeStep: steps.find(({ state }) => state === 'active') ?? null };
}

/** Records a guest's decision. Throws why `decideIn` refuses it. */
export async function decideAsGuest(tx: Db, guest: DecidingGuest, locked: LockedTask, call: Decision): Promise<void> {
  const outcome = (await decideIn(tx, { guest }, [{ locked, call }])).get(locked.task.id);
  if (outcome instanceof AppError) throw outcome;
}

/** Notifies the creator of a link and the assignees of its tasks that it reached the wrong person. */
export async function noticeRefusal(tx: Db, link: { task_ids: number[]; creator_id: number }, isEnded: boolean): Promise<void> {
  const known = await listTasksById(tx, link.task_ids);
  const [first] = known;
  if (!first) return;
  const people = [link.creator_id, ...known.flatMap(({ assignee_id: id }) => id ?? [])];
  await raiseReminded(tx, first, null, {
    reason_kind: isEnded ? 'link_refused' : 'link_reported',
    people: [...new Set(people)],
  });
}

/** A task as a guest's list shows it. */
export interface GuestTask {
  task: TaskRow;
  /** The step that waits for the guest; null where none does. */
  step: TaskStepRow | null;
}

/** The tasks of a link that still exist, in the order of `ids`. */
export async function listGuestTasks(db: Db, guest: Pick<DecidingGuest, 'id'>, ids: readonly number[]): Promise<GuestTask[]> {
  const found: GuestTask[] = [];
  const steps = Map.groupBy(ids.length === 0 ? [] : await listSteps(db, [...ids]), (step) => step.task_id);
  const known = await listTasksById(db, ids);
  for (const id of ids) {
    const task = known.find((row) => row.id === id);
    const active = steps.get(id)?.find(({ state }) => state === 'active');
    if (task) found.push({ task, step: task.status === 'ready' && active?.guest_id === guest.id ? active : null });
  }
  return found;
}

/** Current content of a task, part by part, beside the guest's last approval. */
export async function showToGuest(db: Db, guest: Pick<DecidingGuest, 'id'>, task: TaskRow) {
  const now = await contentNow(db, task);
  const detail = task.order_detail_id === null ? null : await orderRows.findDetail(db, task.order_detail_id);
  return {
    title: detail?.title ?? task.title,
    html: task.order_detail_id === null ? null : (now?.html ?? null),
    packageHash: now?.content.hash ?? null,
    lines: now?.content.lines ?? null,
    hashes: now ? listParts(now.content) : [],
    attachments: await listAttachments(db, task.id),
    changes: await changesOf(db, task, { approvedByGuest: guest.id }),
    decided: presentDecision(await findDecision(db, task.id, { decidedByGuest: guest.id })),
  };
}
