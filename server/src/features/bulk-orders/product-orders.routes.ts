// The specification's names for the same: orders of one tool, and requests for many rows.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { isInReach, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { presentDocumentRow } from '../documents/index.ts';
import { orderPresent } from '../orders/index.ts';
import { findToolOf, toolFaces } from '../tools/index.ts';
import { findBulkOrder } from './bulk-orders.queries.ts';
import { placeBulkOrder } from './place-bulk-order.ts';
import { findProductOrder, listAccepted, listProductOrders, type ProductOrderRow } from './product-orders.queries.ts';
import { readRequest } from './product-request.ts';

const presentOrder = (row: ProductOrderRow, actor: Actor) => ({
  id: row.id,
  title: row.title,
  tool: row.tool_slug,
  price: row.price,
  bulk_order_id: row.bulk_order_id,
  created_at: row.created_at.toISOString(),
  order_details: orderPresent.presentDetails(row.details, actor.language),
});

/** Throws 404 for a tool that neither the catalogue nor the account has. */
async function checkProduct(kernel: Kernel, actor: Actor, slug: string): Promise<void> {
  if (!(await findToolOf(kernel.database, actor.accountId, slug, { isDeletedFine: true }))) throw notFound();
}

async function showOrdered(kernel: Kernel, actor: Actor, bulkOrderId: number) {
  const placed = await findBulkOrder(kernel.database, { id: bulkOrderId });
  const order = placed && (await findProductOrder(kernel.database, placed.order_id));
  if (!order) throw notFound();
  return { ...presentOrder(order, actor), bulk_order_id: bulkOrderId };
}

export function productOrderRoutes(kernel: Kernel) {
  return {
    ofProduct: rpc.bulkOrders.ofProduct.handler(async ({ context: { actor, tagWith }, input }) => {
      await checkProduct(kernel, actor, input.product);
      if (input.order_id !== undefined) {
        const order = await findProductOrder(kernel.database, input.order_id);
        if (!order || order.tool_slug !== input.product || !isInReach(actor, order)) throw notFound();
        return { orders: [presentOrder(order, actor)], recordsTotal: 1 };
      }
      const scope = scopeOf(actor, input.workspace_id);
      const { rows, total } = await listProductOrders(kernel.database, scope, input.product, {
        page: input.page,
        perPage: input.per_page,
      });
      tagWith([rows, total, actor.language]);
      return { orders: rows.map((row) => presentOrder(row, actor)), recordsTotal: total };
    }),
    createRequest: rpc.bulkOrders.createRequest.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'bulkOrders.createRequest', body: input },
        async (keep: Keep<number>) => {
          const { actor } = context;
          await checkProduct(kernel, actor, input.product);
          scopeOf(actor, input.workspace_id);
          const given = await readRequest(input);
          const call = { tool: input.product, fields: {}, workspace_id: input.workspace_id, given };
          return placeBulkOrder(kernel, actor, call, { keep, field: 'files' });
        },
        async (id) => ({
          message: message('bulk_placed', context.reader.language),
          order: await showOrdered(kernel, context.actor, id),
        }),
      ),
    ),
    userAccepted: rpc.bulkOrders.userAccepted.handler(async ({ context: { actor }, input }) => {
      const product = /^user-accepted-(\w{1,80})$/.exec(input.userAccepted)?.[1];
      if (product === undefined) throw notFound('no_such_call');
      const scope = scopeOf(actor, input.workspace_id);
      await checkProduct(kernel, actor, product);
      const { rows, total } = await listAccepted(kernel.database, scope, product, { page: input.page, perPage: input.per_page });
      const face = (await toolFaces(kernel.database, actor, [product])).of(product);
      return { orders: rows.map((row) => presentDocumentRow(row, actor, face)), recordsTotal: total };
    }),
  };
}

interface ProductFilesCall {
  files: File[];
  language?: string | undefined;
  order_title?: string | null | undefined;
  workspace_id?: number | null | undefined;
  translate_from?: string | null | undefined;
}

/** Places the rows of the files; languages of the call are those of every row without its own. */
async function orderFiles(
  kernel: Kernel,
  actor: Actor,
  tool: string,
  call: ProductFilesCall,
  keep: Keep<number>,
): Promise<number> {
  scopeOf(actor, call.workspace_id);
  const fields = {
    ...(call.language ? { language: call.language } : {}),
    ...(call.translate_from ? { translate_from: call.translate_from } : {}),
  };
  const given = await readRequest({ files: call.files });
  const rows = { tool, fields, title: call.order_title, workspace_id: call.workspace_id, given };
  return placeBulkOrder(kernel, actor, rows, { keep, field: 'files' });
}

/** Product descriptions and bullet points from files; the calls are with the orders in the contract. */
export function productFileRoutes(kernel: Kernel) {
  return {
    productDescriptions: rpc.bulkOrders.productDescriptions.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'orders.productDescriptions', body: input },
        (keep: Keep<number>) => orderFiles(kernel, context.actor, 'product_description_generator', input, keep),
        async (id) => ({
          message: message('order_placed', context.reader.language),
          order: await showOrdered(kernel, context.actor, id),
        }),
      ),
    ),
    bulletPoints: rpc.bulkOrders.bulletPoints.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'orders.bulletPoints', body: input },
        (keep: Keep<number>) => orderFiles(kernel, context.actor, 'bullet_point_generator', input, keep),
        async (id) => ({
          message: message('order_placed', context.reader.language),
          order: await showOrdered(kernel, context.actor, id),
        }),
      ),
    ),
  };
}
