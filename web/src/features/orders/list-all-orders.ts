// All documents that a list finds, apart from its queries: the frame of all pages has those.
import type { OrderRow } from '@folio/contract/document-shapes';
import { api } from '../../base/api.ts';
import type { OrderSearch } from './order-search.ts';
import { asCall } from './orders.queries.ts';

/** Rows of one call. */
const rowsPerCall = 100;

/** Everything that the address asks for, over all of its pages and in its order, at most `max`. */
export async function listAllOrders(
  workspaceId: number | null,
  search: OrderSearch,
  max: number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (count: number) => void },
): Promise<OrderRow[]> {
  // By id: orders placed meanwhile shift rows to the next page.
  const rows = new Map<number, OrderRow>();
  let after: string | null = null;
  for (let page = 1; rows.size < max; page += 1) {
    const part: { orders: OrderRow[]; next: string | null } = await api.documents.show(
      {
        action: 'product-list',
        workspace_id: workspaceId,
        ...asCall({ ...search, page: after === null ? page : 1 }),
        per_page: rowsPerCall,
        ...(after === null ? {} : { after }),
      },
      { signal },
    );
    for (const row of part.orders) rows.set(row.order_detail_id, row);
    onProgress(rows.size);
    if (part.orders.length < rowsPerCall) break;
    after = part.next;
  }
  return [...rows.values()].slice(0, max);
}
