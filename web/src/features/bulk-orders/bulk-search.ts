// The filters of bulk orders, as they are in the address.
import type { BulkRowState } from '@folio/contract/bulk-orders';

export const rowStates = [
  'waiting',
  'in_progress',
  'ready',
  'approved',
  'failed',
  'on_hold',
  'cancelled',
] as const satisfies BulkRowState[];

export interface BulkSearch {
  state?: BulkRowState;
  search?: string;
  page?: number;
}

/** Keeps known values that are not empty; all others are dropped. */
export function readBulkSearch(raw: Record<string, unknown>): BulkSearch {
  const state = rowStates.find((one) => one === raw['state']);
  const page = Number(raw['page']);
  const search = typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  return {
    ...(state ? { state } : {}),
    ...(search ? { search } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

/** The kind of order on a tool's page: a single one unless the address says otherwise. */
export const readOrderType = (raw: Record<string, unknown>): { order?: 'batch' } =>
  raw['order'] === 'batch' ? { order: 'batch' } : {};
