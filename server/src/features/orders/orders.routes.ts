import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { cancelOrder } from './cancel-order.ts';
import { deleteFolder, deleteOrder } from './delete-order.ts';
import { documentRoutes, type OrderCalls } from './document.routes.ts';
import { listOrders } from './list-orders.ts';
import { moveDocuments } from './move-documents.ts';
import { presentPlaced } from './orders.present.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import { isProposed, type KeptStep, proposeForDraft, proposeStep } from './propose-step.ts';
import { quoteOrder } from './quote-order.ts';
import { retryOrder } from './retry-order.ts';
import { showDocument } from './show-document.ts';

const success = { status: 'success' } as const;

type PresentedOrder = ReturnType<typeof presentPlaced>;

const noCounts = { processing: 0, in_progress: 0, accepted: 0, failed: 0, onHold: 0 };

/** The calls that exist twice; `preset` is the category that the path asks for where the call names none. */
function routesOf(kernel: Kernel, calls: OrderCalls, preset?: 'media') {
  return {
    ...documentRoutes(kernel, calls),
    show: calls.show.handler(async ({ context: { actor, tagWith }, input }) => {
      const {
        order_detail_id: detailId,
        order_detail_ids: ids,
        per_page: perPage,
        workspace_id: workspaceId,
        resultType: category = preset,
        folder_id: folderId,
        author_id: authorId,
        created_from: from,
        created_to: to,
        ...filter
      } = input;
      if (input.action === 'retrieve-html' && detailId !== undefined) {
        const order = await showDocument(kernel, actor, detailId);
        return { ...success, orders: [order], recordsTotal: 1, recordsFiltered: 1, folders: [], counts: noCounts, next: null };
      }
      const wanted = ids ?? (detailId === undefined ? undefined : [detailId]);
      const filterOfCall = {
        ...filter,
        ids: wanted,
        perPage: wanted ? Math.max(perPage, wanted.length) : perPage,
        category,
        workspaceId,
        folderId: folderId ?? undefined,
        authorId,
        from,
        to,
      };
      return { ...success, ...(await listOrders(kernel, actor, filterOfCall, tagWith)) };
    }),
    create: calls.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'orders.create', body: input },
        async (keep: Keep<PresentedOrder>) => {
          const present = (placed: PlacedOrder) => presentPlaced(placed, context.reader.language);
          return present(await placeOrder(kernel, context.actor, input, (tx, placed) => keep(tx, present(placed))));
        },
        (order) => ({ ...success, message: message('order_placed', context.reader.language), order }),
      ),
    ),
    quote: calls.quote.handler(async ({ context: { actor }, input }) => ({
      ...success,
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
          return { ...success, order: { id: orderId, additional_source_ids: sourceIds }, proposal, engine };
        },
      ),
    ),
    remove: calls.remove.handler(async ({ context: { actor, reader }, input }) => {
      const deleted = await deleteOrder(kernel, actor, input);
      return { ...success, message: message('order_deleted', reader.language), deleted };
    }),
    move: calls.move.handler(async ({ context: { actor, reader }, input }) => {
      const moved = await moveDocuments(kernel, actor, input);
      return { ...success, message: message('documents_moved', reader.language), moved };
    }),
    cancel: calls.cancel.handler(async ({ context: { actor, reader }, input }) => {
      const cancelled = await cancelOrder(kernel, actor, input);
      return { ...success, message: message('order_cancelled', reader.language), cancelled };
    }),
    retry: calls.retry.handler(async ({ context: { actor, reader }, input }) => {
      const placed = await retryOrder(kernel, actor, input.order_detail_id);
      return { ...success, message: message('order_placed', reader.language), order: presentPlaced(placed, reader.language) };
    }),
  };
}

/** Deleting a folder deletes or moves its documents, so it is theirs. */
export const folderDeletionRoutes = (kernel: Kernel) => ({
  remove: rpc.folders.remove.handler(async ({ context: { actor, reader }, input }) => {
    const documents = await deleteFolder(kernel, actor, input.folder_id, input.contents);
    return { ...success, message: message('folder_deleted', reader.language), documents };
  }),
});

export const mediaOrderRoutes = (kernel: Kernel) => routesOf(kernel, rpc.mediaOrders, 'media');

/** All but the placing of many rows, which is bulk orders' work. */
export const orderRoutes = (kernel: Kernel) => routesOf(kernel, rpc.orders);
