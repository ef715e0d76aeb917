/** URL parameters of `/briefings`. */
export interface BriefingSearch {
  search?: string;
  page?: number;
}

/** Keeps values that are not empty, and omits page 1, the default. */
export function readBriefingSearch(raw: Record<string, unknown>): BriefingSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  const page = Number(raw['page']);
  return { ...(search ? { search } : {}), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}
