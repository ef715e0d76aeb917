// Tool use for a script of the company's pages. The server forwards orders and refusals itself, and here only failures that it never saw.
import { priceOf } from '@folio/contract/tool-price';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isInReach, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { orderRows } from '../orders/index.ts';
import { findToolOf } from '../tools/index.ts';
import { describeUse, forwardUses, isForwarded, refusalLimit } from './analytics.handlers.ts';

export function analyticsRoutes(kernel: Kernel) {
  const { database } = kernel;
  const limit = refusalLimit(kernel);
  return {
    reportToolUse: rpc.analytics.reportToolUse.handler(async ({ context: { actor }, input }) => {
      const { event, tool: toolSlug, order_id: orderId } = input;
      const { accountId, workspaceId } = scopeOf(actor, input.workspace_id);
      const tool = await findToolOf(database, accountId, toolSlug);
      const order = orderId === undefined ? null : await orderRows.findOrder(database, orderId);
      if (!tool || (orderId !== undefined && (!order || !isInReach(actor, order) || order.tool_slug !== toolSlug)))
        throw notFound();
      const credits = event === 'tool_error' ? 0 : (order?.price ?? priceOf(tool.credits, {}));
      const use = { event, accountId, workspaceId: order ? order.workspace_id : workspaceId, toolSlug, credits };
      const described = await describeUse(database, use);
      if (!described) throw notFound();
      if (event === 'tool_error' && input.is_unanswered && isForwarded(kernel)) {
        await limit.spend([String(actor.id)]);
        await database.transaction((tx) => forwardUses(kernel, tx, [use]));
      }
      return { is_forwarded: isForwarded(kernel), tool_use: described };
    }),
  };
}
