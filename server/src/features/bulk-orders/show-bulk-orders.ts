// The list of a place's bulk orders, or one with a page of its rows.
import type { BulkOrder, BulkRow, BulkRowState } from '@folio/contract/bulk-orders';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { findToolOf, toolFaces } from '../tools/index.ts';
import { getVisibleBulkOrder } from './bulk-orders.policy.ts';
import { presentBulkOrders, presentBulkRow } from './bulk-orders.present.ts';
import { listBulkOrders, listRows } from './bulk-orders.queries.ts';

export interface ShowCall {
  bulk_order_id?: number | undefined;
  workspace_id?: number | null | undefined;
  tool?: string | undefined;
  state?: BulkRowState | undefined;
  search?: string | undefined;
  page: number;
  per_page: number;
}

interface Shown {
  bulk_orders: BulkOrder[];
  rows: BulkRow[];
  recordsTotal: number;
  recordsFiltered: number;
}

/** One bulk order whole, presented; 404 where the actor does not see it. */
export async function showOne(kernel: Kernel, actor: Actor, id: number): Promise<BulkOrder> {
  const order = await getVisibleBulkOrder(kernel, actor, id);
  const tool = await findToolOf(kernel.database, order.account_id, order.tool_slug, { isDeletedFine: true });
  const [presented] = await presentBulkOrders(kernel, actor, [order], tool);
  return presented as BulkOrder;
}

async function showRows(kernel: Kernel, actor: Actor, id: number, call: ShowCall): Promise<Shown> {
  const order = await showOne(kernel, actor, id);
  const { rows, total } = await listRows(kernel.database, id, {
    state: call.state,
    search: call.search,
    page: call.page,
    perPage: call.per_page,
  });
  const face = (await toolFaces(kernel.database, actor, [order.tool])).of(order.tool);
  return {
    bulk_orders: [order],
    rows: rows.map((row) => presentBulkRow(row, actor, face)),
    recordsTotal: Object.values(order.counts).reduce((sum, count) => sum + count, 0),
    recordsFiltered: total,
  };
}

/** `tagWith` gets the answer, so that an unchanged poll is answered 304. */
export async function showBulkOrders(
  kernel: Kernel,
  actor: Actor,
  call: ShowCall,
  tagWith: (state: unknown) => void,
): Promise<Shown> {
  const answer =
    call.bulk_order_id === undefined
      ? await showList(kernel, actor, call)
      : await showRows(kernel, actor, call.bulk_order_id, call);
  tagWith(answer);
  return answer;
}

async function showList(kernel: Kernel, actor: Actor, call: ShowCall): Promise<Shown> {
  const { tool, search, page, per_page: perPage } = call;
  const { rows, total } = await listBulkOrders(kernel.database, scopeOf(actor, call.workspace_id), {
    tool,
    search,
    page,
    perPage,
  });
  return { bulk_orders: await presentBulkOrders(kernel, actor, rows), rows: [], recordsTotal: total, recordsFiltered: total };
}
