// Uses of tools, for features above that count them.
import * as z from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import { refusalStatus } from '../../kernel/error-envelope.ts';
import { defineEvent, dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';

const place = { accountId: z.int(), workspaceId: z.int().nullable(), toolSlug: z.string() };

/** Tools are being ordered, in the transactions of the orders: one use for each order, with its price. */
export const toolsUsed = defineEvent('tool.used', z.object({ uses: z.array(z.object({ ...place, credits: z.int() })) }));

/** An order was refused and rolled back. Handlers run outside of a transaction. The workspace is null if the caller has no access to it. */
export const toolRefused = defineEvent('tool.refused', z.object({ ...place, userId: z.int() }));

/** Places an order. If it is refused, dispatches `toolRefused` and throws the same. */
export async function reportRefusal<Placed>(
  kernel: Kernel,
  actor: Actor,
  { tool, workspace_id: id = null }: { tool: string; workspace_id?: number | null | undefined },
  placeOrder: () => Promise<Placed>,
): Promise<Placed> {
  try {
    return await placeOrder();
  } catch (problem) {
    if (refusalStatus(problem) !== null) {
      const workspaceId = id !== null && actor.workspaceIds.includes(id) ? id : null;
      const refused = { accountId: actor.accountId, workspaceId, toolSlug: tool, userId: actor.id };
      // Without a transaction: a refusal under load must not hold one connection and wait for another.
      await dispatch(kernel, kernel.database, toolRefused, refused).catch((error: unknown) => {
        kernel.log.warn({ err: error }, 'A refused order was not counted');
      });
    }
    throw problem;
  }
}
