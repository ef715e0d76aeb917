// Usage data that an installation may send to its analytics: tool, cost and workspace, and nothing about people.
import * as z from 'zod';
import { answer, flag, optionalId, reading, tolerated, userCall, workspaceId } from './base.ts';

/** Value of one credit in `cost_for_usage`. */
const costOfCredit = 0.01;

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

/** The event of one use, with every field of the specification. */
export function toolUseOf(
  event: ToolUse['event'],
  { slug, base, macrocategory }: { slug: string; base?: string | undefined; macrocategory: string },
  credits: number,
  workspaceName: string | null,
): ToolUse {
  return {
    event,
    gtag_service_name: slug,
    gtag_service_group: macrocategory,
    human_credits: credits,
    // Two decimals: 7 × 0.01 is 0.07, and not 0.07000000000000001.
    cost_for_usage: Number((credits * costOfCredit).toFixed(2)),
    workspace_name: workspaceName,
    product_keys: [slug, ...(base === undefined ? [] : [base])],
    ...(event === 'tool_error' ? { message: 'Response is not success' } : {}),
  };
}

export const analyticsContract = {
  /**
   * Returns the event for a script of the page. The server computes the credits, and forwards every order and refusal by itself, once. It
   * forwards a reported event only if `is_unanswered` is set.
   */
  reportToolUse: reading(userCall)
    .meta({ access: 'user', maxBodyBytes: 64_000 })
    .route({ method: 'POST', path: '/services/analytics/tool_use', summary: 'Describe the use of a tool or a failed order' })
    .input(
      z.object({
        event: z.enum(['tool_use', 'tool_error']),
        tool: z.string().min(1).max(80),
        /** The order that used the tool. Without it, the event has the price of one use, such as a chat answer. */
        order_id: optionalId(),
        /** True for a `tool_error` of an order without a response, or with a status of 500 or more. */
        is_unanswered: flag().default(false),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ is_forwarded: z.boolean(), tool_use: toolUseSchema })),
};
