// Asks for suggestions of links, runs, keyword rules and conflicts of a website.
import type { ConflictState, LinkMatch, SuggestionState } from '@folio/contract/link-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { linkKeys } from '../../base/query-keys.ts';

/** Rows of a list of links. */
export const linksPerPage = 25;
/** While a search or a run is under way, in milliseconds. */
const whileRunning = 1000;

const isState = <State extends string>(states: readonly State[], state: string | undefined): State | undefined =>
  states.find((one) => one === state);

/** Counts of suggestions, rules, conflicts and runs of a website. */
export const linkCountsQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...linkKeys.counts, websiteId],
    queryFn: ({ signal }) => api.linkSuggestions.counts({ website_id: websiteId }, { signal }),
  });

interface SuggestionFilter {
  websiteId?: number;
  orderDetailId?: number;
  pageUrlId?: number;
  state?: string | undefined;
  order?: 'confidence' | undefined;
  page?: number | undefined;
}

/** Suggestions of a website, or of one document or page; asked again each second while a search is under way. */
export const suggestionsQuery = ({ websiteId, orderDetailId, pageUrlId, state, order, page = 1 }: SuggestionFilter) =>
  queryOptions({
    queryKey: [...linkKeys.suggestions, { websiteId, orderDetailId, pageUrlId, state, order, page }],
    queryFn: ({ signal }) =>
      api.linkSuggestions.show(
        {
          ...(websiteId === undefined ? {} : { website_id: websiteId }),
          ...(orderDetailId === undefined ? {} : { order_detail_id: orderDetailId }),
          ...(pageUrlId === undefined ? {} : { page_url_id: pageUrlId }),
          state: isState<SuggestionState>(['pending', 'approved', 'rejected', 'applied', 'reverted'], state) ?? 'pending',
          sort: order ?? 'page',
          page,
          per_page: linksPerPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.search.state === 'running' ? whileRunning : false),
  });

/** Runs of a website, newest first. */
export const runsQuery = (websiteId: number, page = 1) =>
  queryOptions({
    queryKey: [...linkKeys.runs, websiteId, page],
    queryFn: ({ signal }) => api.linkRuns.list({ website_id: websiteId, page, per_page: linksPerPage }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.link_runs.some(({ state }) => state === 'applying') ? whileRunning : false),
  });

/** One run with its differences. */
export const runQuery = (id: number) =>
  queryOptions({
    queryKey: linkKeys.run(id),
    queryFn: ({ signal }) => api.linkRuns.show({ id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.link_builder.state === 'applying' ? whileRunning : false),
  });

interface RuleFilter {
  search?: string | undefined;
  filter?: 'never_used' | 'broken_target' | undefined;
  page?: number | undefined;
}

/** Keyword rules of a website. */
export const rulesQuery = (websiteId: number, { search, filter, page = 1 }: RuleFilter) =>
  queryOptions({
    queryKey: [...linkKeys.rules, websiteId, { search, filter, page }],
    queryFn: ({ signal }) =>
      api.linkBuilder.list(
        { website_id: websiteId, page, per_page: linksPerPage, ...(search ? { search } : {}), ...(filter ? { filter } : {}) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Occurrences of a keyword, while its rule is typed. */
export const ruleCountQuery = (websiteId: number, keyword: string, match: LinkMatch) =>
  queryOptions({
    queryKey: [...linkKeys.rules, websiteId, 'count', keyword, match],
    queryFn: ({ signal }) => api.linkBuilder.count({ website_id: websiteId, keyword, match }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Keywords that several pages share. */
export const conflictsQuery = (websiteId: number, state: ConflictState, page = 1) =>
  queryOptions({
    queryKey: [...linkKeys.conflicts, websiteId, state, page],
    queryFn: ({ signal }) =>
      api.keywordConflicts.show({ website_id: websiteId, state, page, per_page: linksPerPage }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Consequences of ranking one page of a conflict. */
export const consequencesQuery = (websiteId: number, keyword: string, winnerId: number) =>
  queryOptions({
    queryKey: [...linkKeys.conflicts, 'consequences', websiteId, keyword, winnerId],
    queryFn: ({ signal }) =>
      api.keywordConflicts.consequences({ website_id: websiteId, keyword, winner_page_url_id: winnerId }, { signal }),
  });
