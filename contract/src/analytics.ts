// What an installation may report to its analytics about the use of tools: which tool, what it cost and in which workspace, and nothing about people.
import * as z from 'zod';
import { answer, numeric, reading, tolerated, userCall, workspaceId } from './base.ts';

/** What one credit counts for in `cost_for_usage`. */
export const costOfCredit = 0.01;

/** One use of a tool as it is sent on, and as a script of the page receives it. */
export const toolUseSchema = z.object({
  event: z.enum(['tool_use', 'tool_error']),
  /** Slug and macro category of the tool. */
  gtag_service_name: z.string(),
  gtag_service_group: z.string(),
  /** Credits that the order held; 0 where it was refused. */
  human_credits: z.int(),
  /** `human_credits` × 0.01. */
  cost_for_usage: z.number(),
  /** Null in the personal workspace. */
  workspace_name: z.string().nullable(),
  /** The tool's slug, and that of the tool it was made from. */
  product_keys: z.array(z.string()),
  /** Of a refused order: 'Response is not success'. */
  message: z.string().optional(),
});
export type ToolUse = z.infer<typeof toolUseSchema>;

export const analyticsContract = {
  /** Answered at once; `is_forwarded` is false where no `ANALYTICS_URL` is set. An event is kept until it arrived there, for at most a day. */
  reportToolUse: reading(userCall)
    .meta({ access: 'user', maxBodyBytes: 64_000 })
    .route({ method: 'POST', path: '/services/analytics/tool_use', summary: 'Report that a tool was used or an order refused' })
    .input(
      z.object({
        event: z.enum(['tool_use', 'tool_error']),
        tool: z.string().min(1).max(80),
        human_credits: numeric(0, 10_000_000).default(0),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ is_forwarded: z.boolean(), tool_use: toolUseSchema })),
};
