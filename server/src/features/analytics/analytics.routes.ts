// Tool use for the installation's own analytics. What is sent on is made here: a client names the tool, the credits and the workspace's id.

import { costOfCredit, type ToolUse } from '@folio/contract/analytics';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { rpc } from '../../kernel/rpc.ts';
import { findToolOf } from '../tools/index.ts';
import { workspaceRows } from '../workspaces/index.ts';
import { analyticsConfig } from './analytics.config.ts';
import { insertEvent } from './analytics.queries.ts';
import { analyticsQueue } from './analytics-queue.ts';

const success = { status: 'success' } as const;

export function analyticsRoutes(kernel: Kernel) {
  const isForwarded = analyticsConfig.of(kernel.config).analyticsUrl !== null;
  // One person cannot push everybody else's events out of those that wait.
  const limit = createRateLimit(kernel.database, 'tool-use', 120, 60);
  return {
    reportToolUse: rpc.analytics.reportToolUse.handler(async ({ context: { actor }, input }) => {
      const { workspaceId } = scopeOf(actor, input.workspace_id);
      const tool = await findToolOf(kernel.database, actor.accountId, input.tool);
      if (!tool) throw notFound();
      const toolUse: ToolUse = {
        event: input.event,
        gtag_service_name: tool.slug,
        gtag_service_group: tool.macrocategory,
        human_credits: input.human_credits,
        // Two decimals: 7 × 0.01 is 0.07, and not 0.07000000000000001.
        cost_for_usage: Number((input.human_credits * costOfCredit).toFixed(2)),
        workspace_name: workspaceId === null ? null : await workspaceRows.findWorkspaceName(kernel.database, workspaceId),
        product_keys: [tool.slug, ...(tool.base === undefined ? [] : [tool.base])],
        ...(input.event === 'tool_error' ? { message: 'Response is not success' } : {}),
      };
      if (isForwarded) {
        await limit.spend([String(actor.id)]);
        await kernel.database.transaction(async (tx) => {
          await insertEvent(tx, toolUse);
          await kernel.jobs.send(analyticsQueue, {}, tx);
        });
      }
      return { ...success, is_forwarded: isForwarded, tool_use: toolUse };
    }),
  };
}
