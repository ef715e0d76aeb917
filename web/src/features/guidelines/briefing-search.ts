/** URL parameters of `/briefings`. */
export interface BriefingSearch {
  search?: string;
  page?: number;
}

/** Keeps what is filled; page 1 needs no saying. */
export function readBriefingSearch(raw: Record<string, unknown>): BriefingSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  const page = Number(raw['page']);
  return { ...(search ? { search } : {}), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}
