// Asks for pages of a website by words, for fields in which one is chosen.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { sitePageKeys } from './query-keys.ts';

/** The first 20 pages with these words in URL, title or primary keyword. */
export const foundPagesQuery = (websiteId: number, search: string) =>
  queryOptions({
    queryKey: [...sitePageKeys.lists, websiteId, 'found', search],
    queryFn: ({ signal }) => api.pages.list({ website_id: websiteId, per_page: 20, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });
