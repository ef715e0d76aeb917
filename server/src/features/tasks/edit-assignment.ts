// Changing a task under the specification's names; a status is a wish for the transition that leads to it.
import type { TaskStatus } from '@folio/contract/task-words';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type AssignmentCall, getTaskOfDocument } from './change-metadata.ts';
import { getVisibleTask, requireAbility } from './core/get-task.ts';
import type { TaskRow } from './core/tasks.queries.ts';
import { editTask } from './editing/edit-task.ts';
import { closeTask, reopenTask, startTask, submitTask, withdrawTask } from './move-task.ts';
import { publishTask } from './publishing/publish-task.ts';
import { setPageUrl } from './set-page-url.ts';

type EditInput = Omit<Parameters<typeof editTask>[2], 'id' | 'revision' | 'review_steps' | 'reviewer_id'>;
type Move = 'start' | 'submit' | 'withdraw' | 'reopen' | 'close' | 'publish';

/** The transition from one status to another that one person makes; review decides the others. */
const moves: Partial<Record<TaskStatus, Partial<Record<TaskStatus, Move>>>> = {
  waiting: { on_going: 'start' },
  on_going: { ready: 'submit' },
  ready: { on_going: 'withdraw' },
  rejected: { on_going: 'reopen' },
  completed: { on_going: 'reopen' },
  approved: { published: 'publish', completed: 'close' },
  published: { completed: 'close' },
};

async function move(kernel: Kernel, actor: Actor, task: TaskRow, name: Move, call: EditCall): Promise<void> {
  const to = { id: task.id, ...(call.revision === undefined ? {} : { revision: task.revision }) };
  if (name === 'submit') await submitTask(kernel, actor, { ...to, note: call.note });
  else if (name === 'start') await startTask(kernel, actor, to);
  else if (name === 'withdraw') await withdrawTask(kernel, actor, to);
  else if (name === 'reopen') await reopenTask(kernel, actor, to);
  else if (name === 'close') await closeTask(kernel, actor, to);
  else if (task.website_id === null && task.page_url !== '')
    await setPageUrl(kernel, actor, { order_detail_id: call.order_detail_id, page_url: task.page_url });
  else await publishTask(kernel, actor, to);
}

type EditCall = AssignmentCall & {
  status?: TaskStatus | undefined;
  note?: string | undefined;
  fields: EditInput;
};

/**
 * Changes fields, then performs the transition to `status`, and answers the task's id. Whether the status can be reached is asked before
 * anything changes: 409 names the status that the task has, 403 says that the transition is another person's.
 */
export async function editAssignment(kernel: Kernel, actor: Actor, call: EditCall): Promise<number> {
  const { order_detail_id: documentId, status, fields, revision } = call;
  const task = await getTaskOfDocument(kernel.database, actor, documentId);
  const wanted = status === undefined || status === task.status ? undefined : status;
  const name = wanted && moves[task.status]?.[wanted];
  if (wanted && !name) throw conflict(`task_is_${task.status}`);
  if (name) requireAbility(actor, { task, steps: [], activeStep: null }, name);
  const hasFields = Object.values(fields).some((value) => value !== undefined);
  if (hasFields || !name) await editTask(kernel, actor, { ...fields, id: task.id, revision });
  if (name) {
    const now = hasFields ? await getVisibleTask(kernel.database, actor, task.id) : task;
    if (!hasFields && revision !== undefined && revision !== task.revision) throw conflict('task_changed');
    await move(kernel, actor, now, name, call);
  }
  return task.id;
}
