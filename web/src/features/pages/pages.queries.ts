// Asks for the pages of a website, their imports and the link map.
import type { PageIssue, PageType } from '@folio/contract/page-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { linkKeys, sitePageKeys } from '../../base/query-keys.ts';

/** While pages are checked or imported, in milliseconds. */
const whileChecked = 1000;
/** Rows of the list. */
export const pagesPerPage = 25;

/** Numbers of a website's pages; polled each second while they are checked. */
export const sitePagesSummaryQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...sitePageKeys.summaries, websiteId],
    queryFn: ({ signal }) => api.pages.summary({ website_id: websiteId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.website_pages.check ? whileChecked : false),
  });

const sorts = [
  'url',
  '-url',
  'title',
  '-title',
  'links_in',
  '-links_in',
  'links_out',
  '-links_out',
  'last_checked_at',
  '-last_checked_at',
] as const;

interface PageFilter {
  search?: string | undefined;
  issue?: PageIssue | undefined;
  type?: PageType | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

export const pageListQuery = (websiteId: number, { search, issue, type, sort, page = 1 }: PageFilter, isBusy = false) =>
  queryOptions({
    queryKey: [...sitePageKeys.lists, websiteId, { search, issue, type, sort, page }],
    queryFn: ({ signal }) =>
      api.pages.list(
        {
          website_id: websiteId,
          page,
          per_page: pagesPerPage,
          sort: sorts.find((one) => one === sort) ?? 'url',
          ...(search ? { search } : {}),
          ...(issue ? { issue } : {}),
          ...(type ? { type } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: isBusy ? whileChecked * 3 : false,
  });

export const sitePageQuery = (id: number) =>
  queryOptions({
    queryKey: sitePageKeys.one(id),
    queryFn: ({ signal }) => api.pages.show({ id }, { signal }),
  });

/** Imports of a website, newest first; asked again each second while one runs. */
export const pageImportsQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...sitePageKeys.imports, websiteId],
    queryFn: ({ signal }) => api.pageImports.show({ website_id: websiteId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.page_imports.some(({ state }) => state === 'queued' || state === 'running') ? whileChecked : false,
  });

export type MapGroup = 'section' | 'type';

export const linkMapQuery = (websiteId: number, group: MapGroup) =>
  queryOptions({
    queryKey: [...sitePageKeys.maps, websiteId, group],
    queryFn: ({ signal }) => api.pages.map({ website_id: websiteId, group }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Why no links were found for a page; null where there are suggestions, or nobody has searched. */
export const pageWithoutSuggestionsQuery = (websiteId: number, pageUrlId: number) =>
  queryOptions({
    queryKey: [...linkKeys.suggestions, { websiteId, pageUrlId, only: 'reason' }],
    queryFn: async ({ signal }) => {
      const call = { website_id: websiteId, page_url_id: pageUrlId, per_page: 1 };
      return (await api.linkSuggestions.show(call, { signal })).none_because;
    },
  });
