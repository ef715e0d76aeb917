// Calls on files of tasks.
import type { Actor } from '../../kernel/actor.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { addAttachment, removeAttachment, sendAttachment, showAttachment } from './attachments/edit-attachments.ts';
import { getVisibleTask } from './core/get-task.ts';
import { presentTask } from './core/tasks.present.ts';

export function taskAttachmentRoutes(kernel: Kernel) {
  const presentNow = async (actor: Actor, id: number) =>
    presentTask(kernel.database, actor, await getVisibleTask(kernel.database, actor, id));
  return {
    create: rpc.taskAttachments.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'taskAttachments.create', body: input },
        (keep: Keep<number>) => addAttachment(kernel, context.actor, input, keep),
        async (taskId) => ({
          message: message('task_attachment_added', context.reader.language),
          task: await presentNow(context.actor, taskId),
        }),
      ),
    ),
    remove: rpc.taskAttachments.remove.handler(async ({ context: { actor, reader }, input }) => {
      const taskId = await removeAttachment(kernel, actor, input.attachment_id);
      return {
        message: message('task_attachment_deleted', reader.language),
        task: await presentNow(actor, taskId),
      };
    }),
    file: rpc.taskAttachments.file.handler(async ({ context, input }) =>
      sendAttachment(context, await showAttachment(kernel, context.actor, input.attachment_id)),
    ),
  };
}
