// Asks for documents, and again as they change while one is being written; held ones are looked at every 30 s.
// Query itself pauses in a hidden tab.

import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { OrderStatus } from '@folio/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { followChanges } from '../../base/follow-changes.ts';
import { orderKeys } from '../../base/query-keys.ts';
import type { OrderSearch } from './order-search.ts';

const whileWritten = 1000;
const onHoldMs = 30_000;
const callOfTab = {
  ready: { status: 'accepted' },
  progress: { status: 'in_progress' },
  hold: { status: 'onHold' },
  failed: { status: 'failed', is_cancelled: false },
  cancelled: { is_cancelled: true },
} as const;

/** Number of documents in each tab, from the list's response; `failed` are those that were not canceled. */
export const countsByTab = ({ counts, cancelled }: { counts: Record<OrderStatus, number>; cancelled: number }) => ({
  ready: counts.accepted,
  progress: counts.in_progress + counts.processing,
  hold: counts.onHold,
  failed: counts.failed - cancelled,
  cancelled,
});
export type OrderCounts = ReturnType<typeof countsByTab>;

/** True until a document is there, has failed or is held. */
export const isBeingWritten = (status: OrderStatus) => status === 'processing' || status === 'in_progress';

/** Milliseconds until the next look, or false when every status is final. */
export function pollAfter(statuses: OrderStatus[]): number | false {
  if (statuses.some(isBeingWritten)) return whileWritten;
  return statuses.includes('onHold') ? onHoldMs : false;
}

/** Returns the same for a query, and follows the changes of documents in progress. */
const pauseOf = (query: Parameters<typeof followChanges>[0], statuses: OrderStatus[]) =>
  followChanges(query, statuses.some(isBeingWritten), pollAfter(statuses));

/** Filters of the URL, as the call takes them. */
export const asCall = ({ status, search, page = 1, folder, tool, type, language, author, from, to, sort }: OrderSearch) => ({
  page,
  ...(status ? callOfTab[status] : {}),
  ...(search ? { search } : {}),
  ...(folder === undefined ? {} : { folder_id: folder }),
  ...(tool ? { tool } : {}),
  ...(type ? { resultType: type } : {}),
  ...(language ? { language } : {}),
  ...(author ? { author_id: author } : {}),
  ...(from ? { created_from: from } : {}),
  ...(to ? { created_to: to } : {}),
  ...(sort ? { sort } : {}),
});

/** One page of a workspace's list; null is Personal. */
export const orderListQuery = (workspaceId: number | null, search: OrderSearch) =>
  queryOptions({
    queryKey: [...orderKeys.lists, { workspaceId, ...search }],
    queryFn: ({ signal }) =>
      api.documents.show({ action: 'product-list', workspace_id: workspaceId, ...asCall(search) }, { signal }),
    // Rows of another workspace are no placeholder.
    placeholderData: (before, query) =>
      (query?.queryKey[2] as { workspaceId?: number | null } | undefined)?.workspaceId === workspaceId ? before : undefined,
    refetchInterval: (query) => pauseOf(query, query.state.data?.orders.map((order) => order.status) ?? []),
  });

/** The newest documents of a month (`2026-11`), for the dashboard. */
export const monthQuery = (workspaceId: number | null, month: string) =>
  queryOptions({
    queryKey: [...orderKeys.months, workspaceId, month],
    queryFn: ({ signal }) =>
      api.documents.show({ action: 'product-list', workspace_id: workspaceId, month, per_page: 7 }, { signal }),
    refetchInterval: (query) => pauseOf(query, query.state.data?.orders.map((order) => order.status) ?? []),
  });

/** Order input of a document; fetched each time, since a draft is made of it once. */
export const orderFormQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.forms, orderDetailId],
    queryFn: async ({ signal }) => (await api.documents.form({ order_detail_id: orderDetailId }, { signal })).form,
    gcTime: 0,
    retry: false,
  });

/** One document, whole. */
export const documentQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.documents, orderDetailId],
    queryFn: async ({ signal }) => {
      const { orders } = await api.documents.show({ action: 'retrieve-html', order_detail_id: orderDetailId }, { signal });
      return orders[0] as DocumentDetail;
    },
    refetchInterval: (query) => pauseOf(query, query.state.data ? [query.state.data.status] : []),
  });
