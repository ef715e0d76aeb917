// Asks for bulk orders and their rows, and again as they change while rows are being written. Query itself pauses in a hidden tab.

import type { BulkOrder } from '@folio/contract/bulk-orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '../../base/api.ts';
import { followChanges } from '../../base/follow-changes.ts';
import { bulkKeys } from '../../base/query-keys.ts';
import type { BulkSearch } from './bulk-search.ts';

const whileWritten = 1000;
/** Rows of the grid on a page. */
export const rowsPerPage = 25;

/** True while rows are written, or were handed out before a pause or cancellation. */
const isMoving = (order: BulkOrder) => order.state === 'running' || order.counts.in_progress > 0;

type Query = Parameters<typeof followChanges>[0];

const follow = (query: Query, isBusy: boolean) => followChanges(query, isBusy, isBusy ? whileWritten : false);

const pauseFor = (query: Query, orders: BulkOrder[] | undefined) => follow(query, orders?.some(isMoving) ?? false);

/** One page of the bulk orders of a workspace (null is Personal), or of one tool there. */
export const bulkListQuery = (workspaceId: number | null, { search, page = 1 }: BulkSearch, tool?: string, perPage = 10) =>
  queryOptions({
    queryKey: [...bulkKeys.lists, { workspaceId, search, page, tool, perPage }],
    queryFn: ({ signal }) =>
      api.bulkOrders.show(
        { workspace_id: workspaceId, page, per_page: perPage, ...(search ? { search } : {}), ...(tool ? { tool } : {}) },
        { signal },
      ),
    // Rows of another workspace are no placeholder.
    placeholderData: (before, query) =>
      (query?.queryKey[2] as { workspaceId?: number | null } | undefined)?.workspaceId === workspaceId ? before : undefined,
    refetchInterval: (query) => pauseFor(query, query.state.data?.bulk_orders),
  });

/** A bulk order with one page of its rows. */
export const bulkOrderQuery = (id: number, { state: rowState, search, page = 1 }: BulkSearch) =>
  queryOptions({
    queryKey: [...bulkKeys.orders, id, { rowState, search, page }],
    queryFn: ({ signal }) =>
      api.bulkOrders.show(
        {
          bulk_order_id: id,
          page,
          per_page: rowsPerPage,
          ...(rowState ? { state: rowState } : {}),
          ...(search ? { search } : {}),
        },
        { signal },
      ),
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
    refetchInterval: (query) => pauseFor(query, query.state.data?.bulk_orders),
  });

/** A tool's orders in a workspace; asked again until every output is there, has failed or is held. */
export const productOrdersQuery = (product: string, workspaceId: number | null, page: number) =>
  queryOptions({
    queryKey: [...bulkKeys.products, product, { workspaceId, page }],
    queryFn: ({ signal }) => api.bulkOrders.ofProduct({ product, workspace_id: workspaceId, page }, { signal }),
    refetchInterval: (query) =>
      follow(
        query,
        query.state.data?.orders.some((order) =>
          order.order_details.some((detail) => detail.status === 'processing' || detail.status === 'in_progress'),
        ) ?? false,
      ),
  });

/** One order of a tool by the order's id. */
export const productOrderQuery = (product: string, orderId: number) =>
  queryOptions({
    queryKey: [...bulkKeys.products, product, 'order', orderId],
    queryFn: ({ signal }) => api.bulkOrders.ofProduct({ product, order_id: orderId }, { signal }),
  });

type JudgedCall = Parameters<typeof api.bulkOrders.validate>[0];

/** Validation of an upload's rows with this mapping; `onGone` is called when it was ordered in another tab, or is a day old. */
export const rowValidationQuery = (call: JudgedCall, language: string, onGone: () => void) =>
  queryOptions({
    queryKey: [...bulkKeys.judged, call, language],
    queryFn: async ({ signal }) => {
      try {
        return await api.bulkOrders.validate(call, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) onGone();
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
