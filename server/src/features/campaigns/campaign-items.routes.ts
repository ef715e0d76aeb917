import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { transitionsTo } from '../../kernel/transition.ts';
import { showItem } from './campaigns.present.ts';
import { findItem } from './core/campaigns.queries.ts';
import { createItem, dropItem, editItem, moveItem, previewItemMove, shareItem } from './core/edit-item.ts';
import { createItemTask } from './core/item-task.ts';
import { linkItem, unlinkItem } from './core/link-item.ts';

const presentMoved = ({ task, days }: Awaited<ReturnType<typeof previewItemMove>>[number]) => ({
  id: task.id,
  title: task.title,
  ...days,
  start_date_before: task.start_date,
  due_date_before: task.due_date,
});

/** Calls on the items of campaigns. */
export function campaignItemRoutes(kernel: Kernel) {
  const answerWith = async (actor: Actor, id: number) => {
    const item = await findItem(kernel.database, id);
    if (!item) throw notFound('campaign_item_not_found');
    return {
      message: message(item.dropped_at === null ? 'campaign_item_saved' : 'campaign_item_saved_dropped', actor.language),
      item: await showItem(kernel.database, actor, item.campaign_id, id),
    };
  };
  const transition = transitionsTo(kernel, answerWith);
  return {
    create: rpc.campaignItems.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'campaignItems.create', body: input },
        (keep: Keep<number>) => createItem(kernel, context.actor, input, keep),
        (id) => answerWith(context.actor, id),
      ),
    ),
    edit: rpc.campaignItems.edit.handler(transition(editItem)),
    move: rpc.campaignItems.move.handler(async ({ context, input }) => {
      const { preview, ...move } = input;
      const moved = await previewItemMove(kernel, context.actor, move);
      if (!preview) await moveItem(kernel, context.actor, move);
      return { ...(await answerWith(context.actor, input.id)), moved: moved.map(presentMoved) };
    }),
    link: rpc.campaignItems.link.handler(transition(linkItem)),
    createTask: rpc.campaignItems.createTask.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'campaignItems.createTask', body: input },
        (keep: Keep<number>) => createItemTask(kernel, context.actor, input, keep),
        async (taskId) => ({ ...(await answerWith(context.actor, input.id)), task_id: taskId }),
      ),
    ),
    unlink: rpc.campaignItems.unlink.handler(transition(unlinkItem)),
    drop: rpc.campaignItems.drop.handler(transition(dropItem)),
    share: rpc.campaignItems.share.handler(transition(shareItem)),
  };
}
