// Updates tasks after changes of their document, members or workspace.

import { conflict, notFound } from '../../kernel/errors.ts';
import { onEvent } from '../../kernel/events.ts';
import { personRemoved, standingChanged } from '../accounts/index.ts';
import { voiceDeleted } from '../brand-voices/index.ts';
import { documentSaved, documentsLeaving } from '../documents/index.ts';
import { orderEvents } from '../orders/index.ts';
import { publicationEvents } from '../publishing/index.ts';
import { sourceDeleted } from '../sources/index.ts';
import { findTranslatedDocuments, translationsAccepted } from '../translation-desk/index.ts';
import { websiteEvents } from '../websites/index.ts';
import { lockWorkspacesOf, membersLeft, workspaceDeleted } from '../workspaces/index.ts';
import { clearInTasks } from './core/clear-references.queries.ts';
import { recordTaskEvent } from './core/review.queries.ts';
import { lockScheduledOn } from './core/scheduled.queries.ts';
import { raiseTaskChanged } from './core/task-events.ts';
import { deleteTaskViewsOf } from './core/task-views.queries.ts';
import {
  findOpenTaskOf,
  leaveDocuments,
  lockTask,
  lockTaskOfDocument,
  type TaskRow,
  unassign,
  updateTask,
} from './core/tasks.queries.ts';
import { makeOrderedTasks } from './ordered-tasks.ts';
import { savePublishFailure } from './publishing/schedule-publish.ts';
import { followDocuments, lockTasksAbout, requireApproved } from './review/follow-documents.ts';
import { raiseStuckSteps } from './review/stuck-steps.ts';

/** True if publications of the document belong to the task: always if the task has no website. */
const goesTo = (task: TaskRow, websiteId: number) => task.website_id === null || task.website_id === websiteId;

export const taskHandlers = [
  /** Every save checks the steps again: an edit reopens steps that cover the edited parts. */
  onEvent(documentSaved, async (_kernel, tx, { orderDetailId, userId, impersonatorId }) => {
    await followDocuments(tx, [orderDetailId], { userId, impersonatorId });
  }),
  onEvent(translationsAccepted, (_kernel, tx, { orderDetailIds }) => followDocuments(tx, orderDetailIds)),
  onEvent(documentsLeaving, async (_kernel, tx, { orderDetailIds }) => {
    const translated = await findTranslatedDocuments(tx, orderDetailIds);
    const task = await findOpenTaskOf(tx, [...orderDetailIds, ...translated]);
    if (task !== null) throw conflict('document_of_task', { id: task });
    await leaveDocuments(tx, orderDetailIds);
  }),
  /** Publishing requires that all approvers approved the current content. */
  onEvent(publicationEvents.documentGoesOut, async (_kernel, tx, { orderDetailId }) => {
    for (const task of await lockTasksAbout(tx, [orderDetailId]))
      if (task.status !== 'completed') await requireApproved(tx, task);
  }),
  onEvent(publicationEvents.documentPublished, async (_kernel, tx, { orderDetailId, websiteId, remoteUrl }) => {
    const task = await lockTaskOfDocument(tx, orderDetailId);
    if (task?.status !== 'approved') return;
    if (!goesTo(task, websiteId)) {
      if (task.publish_website_id === websiteId) await updateTask(tx, task.id, { publish_at: null, publish_website_id: null });
      return;
    }
    await recordTaskEvent(tx, task, 'published', null, { package_hash: task.package_hash });
    const page_url = task.page_url || (remoteUrl ?? '');
    const after = await updateTask(tx, task.id, { status: 'published', page_url, publish_error: null });
    await raiseTaskChanged(tx, after, null, { from: task.status });
  }),
  onEvent(publicationEvents.documentPublishFailed, async (_kernel, tx, { orderDetailId, websiteId, reason, detail }) => {
    const task = await lockTaskOfDocument(tx, orderDetailId);
    if (task?.status !== 'approved' || !goesTo(task, websiteId)) return;
    // A scheduled publication leaves the schedule when it is queued, so that this was another attempt.
    if (task.publish_at === null) await savePublishFailure(tx, task, reason, detail);
  }),
  /** The first order of a task writes its document; further ones are documents like any other. */
  onEvent(orderEvents.orderPlacedForTask, async (_kernel, tx, { taskId, workspaceId, orderDetailId }) => {
    const task = await lockTask(tx, taskId);
    if (!task || task.workspace_id !== workspaceId) throw notFound('task_not_found');
    const isOpen = task.status === 'waiting' || task.status === 'on_going';
    if (isOpen && task.order_detail_id === null) await updateTask(tx, task.id, { order_detail_id: orderDetailId });
  }),
  onEvent(orderEvents.taskToolOrdered, (_kernel, tx, ordered) => makeOrderedTasks(tx, ordered)),
  onEvent(voiceDeleted, (_kernel, tx, { voiceId, accountId }) => clearInTasks(tx, 'brand_voice', { accountId }, voiceId)),
  onEvent(sourceDeleted, (_kernel, tx, { sourceId, accountId }) => clearInTasks(tx, 'source', { accountId }, sourceId)),
  onEvent(websiteEvents.websiteGone, async (_kernel, tx, { websiteId, workspaceId }) => {
    if (workspaceId === null) return;
    for (const task of await lockScheduledOn(tx, workspaceId, websiteId))
      await savePublishFailure(tx, task, 'task_without_website');
    await clearInTasks(tx, 'website', { workspaceId }, websiteId);
  }),
  onEvent(personRemoved, (_kernel, tx, { userId }) => deleteTaskViewsOf(tx, { ownerId: userId })),
  onEvent(membersLeft, async (_kernel, tx, { workspaceId, userIds }) => {
    await unassign(tx, workspaceId, userIds);
    await raiseStuckSteps(tx, workspaceId, userIds);
  }),
  onEvent(standingChanged, async (_kernel, tx, { userId }) => {
    for (const { id } of await lockWorkspacesOf(tx, userId)) await raiseStuckSteps(tx, id, [userId]);
  }),
  onEvent(workspaceDeleted, (_kernel, tx, { workspaceId }) => deleteTaskViewsOf(tx, { workspaceId })),
];
