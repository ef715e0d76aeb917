import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { translationRequestKeys } from '../../base/query-keys.ts';
import type { RequestGroup, RequestSearch } from './request-search.ts';

/** Segments of a page of changes. */
const segmentsPerPage = 200;
const textsPerPage = 100;
/** While a stage is running, the page of its request is asked again, in milliseconds. */
const whileRunning = 15_000;
const running = new Set(['authorised', 'in_progress', 'revision', 'quote_requested']);

/** One page of the requests of a workspace, or of Personal. */
export const requestsQuery = (workspaceId: number | null, { group: chosen, language, search, page = 1 }: RequestSearch) => {
  const group: RequestGroup = chosen ?? 'all';
  const input = { workspace_id: workspaceId, group, page, ...(language ? { language } : {}), ...(search ? { search } : {}) };
  return queryOptions({
    queryKey: [...translationRequestKeys.lists, input],
    queryFn: ({ signal }) => api.translationRequests.show(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** One request with its lines and quote. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: translationRequestKeys.one(id),
    queryFn: async ({ signal }) => (await api.translationRequests.show({ id }, { signal })).translation_request,
    refetchInterval: ({ state }) => (state.data && running.has(state.data.state) ? whileRunning : false),
  });

/** The newest request of a document; null without one. */
export const requestOfDocumentQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...translationRequestKeys.all, 'of', orderDetailId],
    queryFn: async ({ signal }) =>
      (await api.translationRequests.show({ order_detail_id: orderDetailId }, { signal })).translation_request,
  });

/** Changes of a delivered stage, page by page. */
export const changesQuery = (jobId: number, isAll: boolean) =>
  infiniteQueryOptions({
    queryKey: [...translationRequestKeys.job(jobId), 'changes', isAll],
    queryFn: ({ pageParam, signal }) =>
      api.translationSegments.changes(
        { job_id: jobId, only_changed: isAll ? 'false' : 'true', after: pageParam, limit: segmentsPerPage },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ segments }) => (segments.length < segmentsPerPage ? undefined : segments.at(-1)?.position),
  });

/** A translated document beside its source, page by page. */
export const textsQuery = (orderDetailId: number) =>
  infiniteQueryOptions({
    queryKey: [...translationRequestKeys.all, 'texts', orderDetailId],
    queryFn: ({ pageParam, signal }) =>
      api.translationRequests.showTexts({ order_detail_id: orderDetailId, page: pageParam, per_page: textsPerPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ recordsTotal }, pages) => (pages.length * textsPerPage < recordsTotal ? pages.length + 1 : undefined),
  });

/** Comments, queries and answers on the segments of a job. */
export const commentsQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...translationRequestKeys.job(jobId), 'comments'],
    queryFn: ({ signal }) => api.translationSegments.comments({ job_id: jobId }, { signal }),
  });

/** The newest documents of a workspace to choose from; `search` finds others. */
export const sourceDocumentsQuery = (workspaceId: number | null, search: string) =>
  queryOptions({
    queryKey: [...translationRequestKeys.documents, workspaceId, search],
    queryFn: ({ signal }) =>
      api.documents.show({ workspace_id: workspaceId, per_page: 25, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
