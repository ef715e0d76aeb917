import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { cancelOrder } from './cancel-order.ts';
import { getTool } from './order-input.ts';
import { placeOrder } from './place-order.ts';
import { describePlaced, type KeptOrder, type OrderPlaced, presentKept, presentOrdered } from './present-placed.ts';
import { isProposed, type KeptStep, proposeForDraft, proposeStep } from './propose-step.ts';
import { quoteOrder } from './quote-order.ts';
import { retryOrder } from './retry-order.ts';
import { showWeeklyUses } from './weekly-uses.ts';

/** Calls of `services/orders` and of `services/media/orders`. */
function routesOf(kernel: Kernel, calls: typeof rpc.mediaOrders) {
  return {
    create: calls.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'orders.create', body: input },
        async (keep: Keep<KeptOrder>): Promise<KeptOrder> => {
          const present = (placed: OrderPlaced) => presentOrdered(placed, context.reader.language);
          return present(await placeOrder(kernel, context.actor, input, (tx, placed) => keep(tx, present(placed))));
        },
        (order) => ({ message: describePlaced(order, context.reader.language), order: presentKept(order) }),
      ),
    ),
    quote: calls.quote.handler(async ({ context: { actor }, input }) => ({
      ...(await quoteOrder(kernel, actor, input)),
    })),
    propose: calls.propose.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'orders.propose', body: input },
        (keep: Keep<KeptStep>) => proposeStep(kernel, context.actor, input, keep),
        async (step) => {
          // The first call broke off while the engine was at work: its draft is proposed for again.
          const { orderId, sourceIds, proposal, engine } = isProposed(step)
            ? step
            : await proposeForDraft(kernel, context.actor, input.step, step.orderId);
          return { order: { id: orderId, additional_source_ids: sourceIds }, proposal, engine };
        },
      ),
    ),
    cancel: calls.cancel.handler(async ({ context: { actor, reader }, input }) => {
      const cancelled = await cancelOrder(kernel, actor, input);
      return { message: message('order_cancelled', reader.language), cancelled };
    }),
    retry: calls.retry.handler(async ({ context: { actor, reader }, input }) => {
      const placed = await retryOrder(kernel, actor, input.order_detail_id);
      const order = presentOrdered(placed, reader.language);
      return { message: describePlaced(order, reader.language), order };
    }),
  };
}

/** A person's weekly allowance of a tool; the call is among those on files, which is where its form asks. */
export const weeklyUseRoutes = (kernel: Kernel) => ({
  weeklyUses: rpc.orders.weeklyUses.handler(async ({ context: { actor }, input }) => ({
    ...(await showWeeklyUses(kernel.database, actor, await getTool(kernel.database, actor, input.tool), kernel.clock.now())),
  })),
});

export const mediaOrderRoutes = (kernel: Kernel) => routesOf(kernel, rpc.mediaOrders);

/** All but the placing of many rows, which is bulk orders' work. */
export const orderRoutes = (kernel: Kernel) => routesOf(kernel, rpc.orders);
