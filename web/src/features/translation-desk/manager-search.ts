import { known, oneOf, wholeNumber } from '../../base/search-words.ts';

export const managerTabs = ['mine', 'requests', 'linguists', 'availability', 'rates', 'reports'] as const;
export type ManagerTab = (typeof managerTabs)[number];

export const workViews = ['mine', 'overdue', 'in_review', 'sent_back', 'delivered'] as const;
type WorkView = (typeof workViews)[number];
export const requestViews = ['needs_answer', 'running', 'all'] as const;
type RequestView = (typeof requestViews)[number];

/** URL parameters of the translation manager. */
export interface ManagerSearch {
  /** `calendar` is former, and leads to the calendar. */
  tab?: ManagerTab | 'calendar';
  view?: WorkView;
  group?: RequestView;
  /** The request that is open. */
  request?: number;
  search?: string;
  page?: number;
  /** First day of the availability. */
  from?: string;
}

/** Keeps known values. */
export function readManagerSearch(raw: Record<string, unknown>): ManagerSearch {
  return known({
    tab: oneOf([...managerTabs, 'calendar'] as const, raw['tab']),
    view: oneOf(workViews, raw['view']),
    group: oneOf(requestViews, raw['group']),
    request: wholeNumber(raw['request'], 1),
    search: typeof raw['search'] === 'string' && raw['search'].trim() !== '' ? raw['search'].trim() : undefined,
    page: wholeNumber(raw['page'], 2),
    from: typeof raw['from'] === 'string' && /^20\d\d-\d\d-\d\d$/.test(raw['from']) ? raw['from'] : undefined,
  });
}
