// Sending the document of an approved task to its website. The task is published once the website has taken it.
import type { CallInput } from '@folio/contract/base';
import type { tasksContract } from '@folio/contract/tasks';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { requireStanding } from '../../accounts/index.ts';
import { publishDocument } from '../../publishing/index.ts';
import { getVisibleTask, requireAbility } from '../core/get-task.ts';
import { lockTask, type TaskRow, updateTask } from '../core/tasks.queries.ts';

type PublishCall = CallInput<(typeof tasksContract)['publish']>;

/** Publication target of the task. Throws the caller's refusal. */
function judge(actor: Actor, task: TaskRow, call: PublishCall): { websiteId: number; documentId: number } {
  requireAbility(actor, { task, steps: [], activeStep: null }, 'publish');
  if (call.revision !== undefined && call.revision !== task.revision) throw conflict('task_changed');
  const websiteId = call.website_id ?? task.website_id;
  if (websiteId === null || task.order_detail_id === null) throw conflict('task_without_website');
  return { websiteId, documentId: task.order_detail_id };
}

/**
 * Queues the document of a task. Whether it is approved as it is now is asked again when it is queued and when it is sent. Throws 409 where
 * the task is not approved, has changed since `revision`, or has no website.
 */
export async function publishTask(kernel: Kernel, actor: Actor, call: PublishCall): Promise<void> {
  const task = await getVisibleTask(kernel.database, actor, call.id);
  const { websiteId, documentId } = judge(actor, task, call);
  await publishDocument(kernel, actor, { website_id: websiteId, order_detail_id: documentId }, async (tx) => {
    const now = await lockTask(tx, task.id);
    if (!now) throw notFound('task_not_found');
    if (now.order_detail_id !== documentId || (call.website_id ?? now.website_id) !== websiteId) throw conflict('task_changed');
    await requireStanding(tx, actor);
    judge(actor, now, call);
    await updateTask(tx, task.id, { publish_at: null, publish_website_id: null, publish_error: null });
  });
}
