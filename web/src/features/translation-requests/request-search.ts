export const requestGroups = ['all', 'needs_answer', 'quotes', 'running', 'delivered', 'approved'] as const;
export type RequestGroup = (typeof requestGroups)[number];

/** URL parameters of `/tool/translation_requests`. */
export interface RequestSearch {
  group?: Exclude<RequestGroup, 'all'>;
  /** Code of a target language. */
  language?: string;
  search?: string;
  page?: number;
}

const textOf = (raw: unknown) => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined);

/** Keeps known values, and omits the defaults: all requests and page 1. */
export function readRequestSearch(raw: Record<string, unknown>): RequestSearch {
  const group = requestGroups.find((one) => one === raw['group']);
  const language = textOf(raw['language']);
  const search = textOf(raw['search']);
  const page = Number(raw['page']);
  return {
    ...(group && group !== 'all' ? { group } : {}),
    ...(language && /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language) ? { language } : {}),
    ...(search ? { search } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}
