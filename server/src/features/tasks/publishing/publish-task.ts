// Sending the document of an approved task to its website. The task is published once the website has taken it.
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { publishDocument } from '../../publishing/index.ts';
import { getVisibleTask, requireAbility } from '../get-task.ts';
import { lockTask, updateTask } from '../tasks.queries.ts';

/**
 * Queues the document of a task. Whether it is approved as it is now is asked again when it is queued and when it is sent. Throws 409 where
 * the task is not approved, has changed since `revision`, or has no website.
 */
export async function publishTask(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision?: number | undefined; website_id?: number | undefined },
): Promise<void> {
  const task = await getVisibleTask(kernel.database, actor, call.id);
  requireAbility(actor, { task, steps: [], activeStep: null }, 'publish');
  if (call.revision !== undefined && call.revision !== task.revision) throw conflict('task_changed');
  const websiteId = call.website_id ?? task.website_id;
  if (websiteId === null || task.order_detail_id === null) throw conflict('task_without_website');
  await publishDocument(kernel, actor, { website_id: websiteId, order_detail_id: task.order_detail_id }, async (tx) => {
    const now = await lockTask(tx, task.id);
    if (!now) throw notFound('task_not_found');
    requireAbility(actor, { task: now, steps: [], activeStep: null }, 'publish');
    await updateTask(tx, task.id, { publish_at: null, publish_website_id: null, publish_error: null });
  });
}
