import type { RaisedEvent } from '../../kernel/raised-event.ts';
import type { attempts } from '../orders/index.ts';

/** Payload of order events; the engine acts, so `userId` is the owner of the order. */
export function orderEvent(
  detail: Pick<attempts.Attempt, 'id' | 'order_id' | 'account_id' | 'user_id' | 'tool_slug' | 'bulk_order_id'>,
  more: { workspaceId: number | null; title: string; reason?: string },
): RaisedEvent<{ title: string; order_id: number; tool: string; bulk_order_id?: number; reason?: string }> {
  const { workspaceId, ...data } = more;
  return {
    accountId: detail.account_id,
    workspaceId,
    userId: detail.user_id,
    impersonatorId: null,
    subjectId: detail.id,
    data: {
      ...data,
      order_id: detail.order_id,
      tool: detail.tool_slug,
      ...(detail.bulk_order_id === null ? {} : { bulk_order_id: detail.bulk_order_id }),
    },
  };
}
