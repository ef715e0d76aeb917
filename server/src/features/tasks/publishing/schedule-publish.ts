// Publishing a task at a time: the time is saved with the task, and a sweep publishes due tasks in the name of the schedule's author.
import { taskDateLimits } from '@folio/contract/task-date-limits';
import { refusalDetail } from '../../../connectors/connectors.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict, type ErrorKey, forbidden, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MessageKey } from '../../../kernel/messages/messages.ts';
import { requireStanding } from '../../accounts/index.ts';
import { publishDocument } from '../../publishing/index.ts';
import { findActorById } from '../../session/index.ts';
import { getVisibleWebsite, websiteAbilities } from '../../websites/index.ts';
import { getVisibleTask, lockTaskWithDocument, requireAbility } from '../core/get-task.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import { clearSchedule, distanceOf, findScheduler, listDuePublications } from '../core/scheduled.queries.ts';
import { raiseReminded } from '../core/task-events.ts';
import { taskAbilities } from '../core/tasks.policy.ts';
import { keepsSchedule, lockTask, type TaskRow, updateTask } from '../core/tasks.queries.ts';

/**
 * Saves the time to publish an approved task, or with null cancels it. Throws 409 if the task is not approved or has no website or document,
 * 403 without permission to publish there, 422 for a time in the past or more than a year ahead.
 */
export async function schedulePublish(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision?: number | undefined; website_id?: number | undefined; publish_at: string | null },
): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const locked = await lockTaskWithDocument(tx, actor, call);
    const { task, activeStep } = locked;
    if (call.publish_at === null) {
      // A task that returned to review can be unscheduled as well.
      if (!taskAbilities(actor, { ...task, status: 'approved' }, activeStep).publish) throw forbidden();
      if (task.publish_at === null) return;
      await updateTask(tx, task.id, { publish_at: null, publish_website_id: null });
      await recordTaskEvent(tx, task, 'publish_scheduled', actor, { detail: '' });
      return;
    }
    requireAbility(actor, locked, 'publish');
    const websiteId = call.website_id ?? task.website_id;
    if (websiteId === null || task.order_detail_id === null) throw conflict('task_without_website');
    const website = await getVisibleWebsite(kernel, actor, websiteId);
    if (!websiteAbilities(actor, website).publish) throw forbidden();
    const distance = await distanceOf(tx, call.publish_at, taskDateLimits.scheduledDays);
    if (distance === 'past') throw invalidField('publish_at', 'in_the_past');
    if (distance === 'far') throw invalidField('publish_at', 'too_far_ahead', { max: taskDateLimits.scheduledDays });
    await updateTask(tx, task.id, {
      publish_at: new Date(call.publish_at),
      publish_website_id: websiteId,
      publish_error: null,
    });
    await recordTaskEvent(tx, task, 'publish_scheduled', actor, { detail: new Date(call.publish_at).toISOString() });
  });
}

/**
 * Writes down why a task was not published, and notifies its assignee and creator. The caller holds the task. `reason` is a message key,
 * `reason_detail` fills its sentence.
 */
export async function savePublishFailure(tx: Db, task: TaskRow, reason: string, reason_detail = ''): Promise<void> {
  const publish_error = `${reason} ${reason_detail}`.trim();
  const after = await updateTask(tx, task.id, { publish_at: null, publish_website_id: null, publish_error });
  await recordTaskEvent(tx, task, 'publish_failed', null, { detail: reason });
  const people = [task.assignee_id, task.creator_id].filter((id): id is number => id !== null);
  await raiseReminded(tx, after, null, { reason_kind: 'publish_failed', reason, reason_detail, people: [...new Set(people)] });
}

/** Another worker has published the task, or its schedule was changed. */
class NotDue extends Error {}

/** The reason of a schedule after its author lost the permission to publish: "You are not allowed" would address the wrong user. */
const schedulerLostRight = 'task_scheduler_lost_right' satisfies MessageKey;

/** Refusal of the scheduling user: removed, without the role, or out of reach. */
const lostRightKeys: ReadonlySet<ErrorKey> = new Set([
  'unauthenticated',
  'forbidden',
  'not_found',
  'task_not_found',
  'order_not_found',
]);

const reasonOf = ({ key }: AppError): MessageKey => (lostRightKeys.has(key) ? schedulerLostRight : key);

/** The author of the schedule, if still allowed to publish by hand. Throws the refusal otherwise. */
async function getScheduler({ database }: Kernel, task: TaskRow): Promise<Actor> {
  const schedulerId = await findScheduler(database, task.id);
  const actor = schedulerId === null ? null : await findActorById(database, schedulerId);
  if (!actor) throw forbidden();
  await getVisibleTask(database, actor, task.id);
  return actor;
}

async function publishDue(kernel: Kernel, task: TaskRow): Promise<void> {
  const { publish_at: at, publish_website_id: websiteId, order_detail_id: documentId } = task;
  if (at === null) return;
  if (!keepsSchedule[task.status]) {
    // Earlier releases kept the schedule of a published task.
    await clearSchedule(kernel.database, task.id, at);
    return;
  }
  try {
    const actor = await getScheduler(kernel, task);
    if (websiteId === null || documentId === null) throw conflict('task_without_website');
    await publishDocument(kernel, actor, { website_id: websiteId, order_detail_id: documentId }, async (tx) => {
      const now = await lockTask(tx, task.id);
      if (!now || !(await clearSchedule(tx, task.id, at))) throw new NotDue();
      await requireStanding(tx, actor);
      requireAbility(actor, { task: now, steps: [], activeStep: null }, 'publish');
    });
  } catch (problem) {
    if (problem instanceof NotDue) return;
    if (!(problem instanceof AppError)) throw problem;
    await kernel.database.transaction(async (tx) => {
      const now = await lockTask(tx, task.id);
      if (now?.publish_at?.getTime() === at.getTime())
        await savePublishFailure(tx, now, reasonOf(problem), refusalDetail(problem));
    });
  }
}

/** Publishes the tasks that are due; one that cannot be published does not stop the others. */
export async function publishDueTasks(kernel: Kernel, signal: AbortSignal): Promise<void> {
  for (const task of await listDuePublications(kernel.database)) {
    if (signal.aborted) return;
    try {
      await publishDue(kernel, task);
    } catch (problem) {
      kernel.log.warn({ err: problem, task_id: task.id }, 'A scheduled task was not published; it is tried again');
    }
  }
}
