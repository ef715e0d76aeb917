import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { annotatedFile } from './annotated-file.ts';
import { getVisibleBulkOrder } from './bulk-orders.policy.ts';
import { approveBulkRows, cancelBulkRows, pauseBulkOrder, resumeBulkOrder, retryBulkRows } from './control-rows.ts';
import { exportTable, exportZip } from './export-rows.ts';
import { placeBulkOrder } from './place-bulk-order.ts';
import { getBulkTool } from './read-bulk-call.ts';
import { sampleFile } from './sample-file.ts';
import { showBulkOrders, showOne } from './show-bulk-orders.ts';
import { validateFile } from './validate-file.ts';

type CallerContext = Parameters<Parameters<typeof rpc.bulkOrders.pause.handler>[0]>[0]['context'];

export function bulkOrderRoutes(kernel: Kernel) {
  const changed = async ({ actor, reader }: CallerContext, id: number, key: MessageKey, count: number) => ({
    message: message(key, reader.language, { count }),
    bulk_order: await showOne(kernel, actor, id),
    changed: count,
  });
  return {
    sample: rpc.bulkOrders.sample.handler(async ({ context: { actor }, input }) =>
      sampleFile(await getBulkTool(kernel, actor, input.tool), input.format, actor.language),
    ),
    validate: rpc.bulkOrders.validate.handler(async ({ context: { actor }, input }) => ({
      ...(await validateFile(kernel, actor, input)),
    })),
    annotated: rpc.bulkOrders.annotated.handler(({ context: { actor }, input }) => annotatedFile(kernel, actor, input)),
    create: rpc.bulkOrders.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'bulkOrders.create', body: input },
        (keep: Keep<number>) => placeBulkOrder(kernel, context.actor, input, { keep }),
        async (id) => ({
          message: message('bulk_placed', context.reader.language),
          bulk_order: await showOne(kernel, context.actor, id),
        }),
      ),
    ),
    show: rpc.bulkOrders.show.handler(async ({ context: { actor, tagWith }, input }) => ({
      ...(await showBulkOrders(kernel, actor, input, tagWith)),
    })),
    pause: rpc.bulkOrders.pause.handler(async ({ context, input: { bulk_order_id: id } }) =>
      changed(context, id, 'bulk_paused', await pauseBulkOrder(kernel, context.actor, id)),
    ),
    resume: rpc.bulkOrders.resume.handler(async ({ context, input: { bulk_order_id: id } }) =>
      changed(context, id, 'bulk_resumed', await resumeBulkOrder(kernel, context.actor, id)),
    ),
    cancel: rpc.bulkOrders.cancel.handler(async ({ context, input }) =>
      changed(context, input.bulk_order_id, 'bulk_cancelled', await cancelBulkRows(kernel, context.actor, input)),
    ),
    retry: rpc.bulkOrders.retry.handler(async ({ context, input }) =>
      changed(context, input.bulk_order_id, 'bulk_retried', await retryBulkRows(kernel, context.actor, input)),
    ),
    approve: rpc.bulkOrders.approve.handler(async ({ context, input }) =>
      changed(
        context,
        input.bulk_order_id,
        input.approved ? 'bulk_approved' : 'bulk_unapproved',
        await approveBulkRows(kernel, context.actor, input),
      ),
    ),
    export: rpc.bulkOrders.export.handler(async ({ context: { actor }, input }) => {
      const order = await getVisibleBulkOrder(kernel, actor, input.bulk_order_id);
      return input.format === 'zip' ? exportZip(kernel, order) : exportTable(kernel, actor, order, input.format);
    }),
  };
}
