// The filters of the documents list, as they are in the address.

/** Documents that are selected at once: 20 calls list them, and ten zips hold them. */
export const maxSelectedOrders = 2000;

/** Tabs of the list; `progress` stands for both ways of being written. */
export const orderTabs = ['all', 'ready', 'progress', 'hold', 'failed', 'cancelled'] as const;
type OrderTab = (typeof orderTabs)[number];

const orderSorts = ['-created_at', 'created_at', 'title', '-title'] as const;
export type OrderSort = (typeof orderSorts)[number];

export interface OrderSearch {
  status?: Exclude<OrderTab, 'all'>;
  search?: string;
  page?: number;
  /** An id, or those in no folder. */
  folder?: number | 'none';
  /** Slug of a tool. */
  tool?: string;
  type?: 'text' | 'media';
  language?: string;
  author?: number;
  /** Days like "2026-11-21". */
  from?: string;
  to?: string;
  sort?: OrderSort;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const idOf = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

/** Keeps known values that are not empty; all others are dropped. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const status = orderTabs.find((tab) => tab === raw['status']);
  const sort = orderSorts.find((one) => one === raw['sort']);
  const page = idOf(raw['page']);
  const folder = raw['folder'] === 'none' ? 'none' : idOf(raw['folder']);
  const author = idOf(raw['author']);
  const { type, tool, language, from, to } = raw;
  const search =
    typeof raw['search'] === 'number' ? raw['search'].toString() : typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  return {
    ...(status && status !== 'all' ? { status } : {}),
    ...(search ? { search } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
    ...(folder ? { folder } : {}),
    ...(typeof tool === 'string' && /^[\w-]{1,80}$/.test(tool) ? { tool } : {}),
    ...(type === 'text' || type === 'media' ? { type } : {}),
    ...(typeof language === 'string' && /^[\w-]{2,10}$/.test(language) ? { language } : {}),
    ...(author ? { author } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(sort && sort !== '-created_at' ? { sort } : {}),
  };
}

const without = (search: OrderSearch, names: readonly string[]): OrderSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

/** Returns the same view without its page: the start for a change of the filters. */
export const firstPage = (search: OrderSearch): OrderSearch => without(search, ['page']);

const filters = ['tool', 'type', 'language', 'author', 'from', 'to'] as const;

/** Number of active filters beside status and folder. */
export const countFilters = (search: OrderSearch) => filters.filter((name) => search[name] !== undefined).length;

/** The same look without the filters that are in the menu. */
export const withoutFilters = (search: OrderSearch): OrderSearch => without(search, [...filters, 'page']);
