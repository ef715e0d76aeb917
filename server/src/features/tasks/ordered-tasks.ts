// Tasks of orders: a tool that assigns tasks makes one for each output, in the transaction that places the order.
import { taskLimits } from '@folio/contract/task-words';
import type { Db } from '../../kernel/db/database.ts';
import type { EventType } from '../../kernel/events.ts';
import { accountRows } from '../accounts/index.ts';
import type { orderEvents } from '../orders/index.ts';
import { requireAssignees } from './core/require-assignees.ts';
import { recordTaskEvents } from './core/review.queries.ts';
import { raiseAssigned } from './core/task-events.ts';
import { lockForTask } from './core/task-references.ts';
import { insertTasks, type NewTask } from './core/tasks.queries.ts';

type Ordered = typeof orderEvents.taskToolOrdered extends EventType<infer Data> ? Data : never;

const textOf = (value: unknown, max: number) => (typeof value === 'string' ? value.trim().slice(0, max) : '');
const listOf = (value: unknown, max: number) =>
  (Array.isArray(value) ? value : []).filter((item): item is string => typeof item === 'string').slice(0, max);

/** Task fields from the fields of a tool. */
function columnsOf(input: Record<string, unknown>): Partial<NewTask> {
  const request = input.request_type;
  const length = input.content_length ?? input.length;
  const keywords = input.linked_keywords ?? input.keywords;
  return {
    description: textOf(input.task_description ?? input.local_facts, taskLimits.description),
    additional_content: textOf(input.additional_content, taskLimits.additionalContent),
    request_type: request === 'add' || request === 'rewrite' || request === 'edit' ? request : 'new',
    linked_keywords: listOf(keywords, taskLimits.keywords),
    soft_keywords: listOf(input.soft_keywords, taskLimits.keywords),
    h2_headings: listOf(input.h2_headings, taskLimits.headings),
    category_name: textOf(input.category_name, 200),
    content_length: typeof length === 'number' ? length : null,
    page_url: textOf(input.page_url, 2048),
  };
}

/** Creates the tasks of an order. Throws 422 for an assignee outside the workspace. Accounts that hide tasks get none. */
export async function makeOrderedTasks(tx: Db, ordered: Ordered): Promise<void> {
  const account = await accountRows.findAccount(tx, ordered.accountId);
  if (account?.branding.hide_generic_task_assignment) return;
  const { task } = ordered;
  const assigneeId = task.assignee_id ?? null;
  if (assigneeId !== null) await requireAssignees(tx, ordered.workspaceId, [assigneeId], 'task.assignee_id');
  const scope = { accountId: ordered.accountId, userId: ordered.userId, workspaceId: ordered.workspaceId };
  const { websiteId, brandVoiceId: voiceId, sourceIds } = ordered;
  const named = await lockForTask(tx, scope, { websiteId, voiceId, sourceIds });
  const made = await insertTasks(
    tx,
    ordered.outputs.map(({ orderDetailId, title, language, input }) => ({
      ...columnsOf(input),
      account_id: ordered.accountId,
      workspace_id: ordered.workspaceId,
      creator_id: ordered.userId,
      title: (textOf(input.title, taskLimits.title) || title).slice(0, taskLimits.title),
      type: task.type,
      priority: task.priority,
      due_date: task.due_date ?? null,
      assignee_id: assigneeId,
      assignees_group: assigneeId === null ? (task.assignees_group ?? null) : null,
      tool_id: ordered.toolSlug,
      ...named,
      language,
      order_detail_id: orderDetailId,
    })),
  );
  const { userId: id, personName: name, impersonatorId } = ordered;
  const actor = { id, name, impersonator: impersonatorId === null ? null : { id: impersonatorId, name: '' } };
  await recordTaskEvents(tx, made, 'created', actor);
  await raiseAssigned(tx, made, actor);
}
