// The filters of the documents list, as they stand in the address.

/** Tabs of the list; `progress` stands for both ways of being written. */
export const orderTabs = ['all', 'ready', 'progress', 'hold', 'failed'] as const;
type OrderTab = (typeof orderTabs)[number];

export interface OrderSearch {
  status?: Exclude<OrderTab, 'all'>;
  search?: string;
  page?: number;
}

/** Keeps what is known and filled; anything else is dropped. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const status = orderTabs.find((tab) => tab === raw['status']);
  const page = Number(raw['page']);
  const search = typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  return {
    ...(status && status !== 'all' ? { status } : {}),
    ...(search ? { search } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}
