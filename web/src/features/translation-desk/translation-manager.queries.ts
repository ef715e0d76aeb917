import type { JobView } from '@folio/contract/translation-jobs';
import type { HumanStage } from '@folio/contract/translation-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { translationManagerKeys, translationRequestKeys } from '../../base/query-keys.ts';

/** Offers end and jobs come while the page is open, in milliseconds. */
const offersRefetchMs = 30_000;

export interface ListPage {
  search?: string | undefined;
  page?: number | undefined;
}

/** Filters of a report; an omitted language means every one. */
export interface ReportFilters {
  from: string;
  to: string;
  source_language?: string;
  target_language?: string;
  stage?: HumanStage;
}

const pageOf = ({ search, page = 1 }: ListPage) => ({ page, ...(search ? { search } : {}) });

/** One page of the jobs of a view; with the caller's capacity and their work this month. */
export const jobsQuery = (view: JobView, list: ListPage = {}) => {
  const input = { view, ...pageOf(list) };
  return queryOptions({
    queryKey: [...translationManagerKeys.jobs, input],
    queryFn: ({ signal }) => api.translationJobs.show(input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: view === 'offers' ? offersRefetchMs : false,
  });
};

/** One job. */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: [...translationManagerKeys.jobs, 'one', id],
    queryFn: async ({ signal }) => (await api.translationJobs.show({ id }, { signal })).translation_job,
  });

/** Candidate linguists for a job, the best first. */
export const candidatesQuery = (id: number) =>
  queryOptions({
    queryKey: translationManagerKeys.candidates(id),
    queryFn: async ({ signal }) => (await api.translationJobs.candidates({ id }, { signal })).candidates,
  });

/** Requests of every account, for coordinators. */
export const requestQueueQuery = (group: 'all' | 'needs_answer' | 'running', list: ListPage) => {
  const input = { view: 'desk' as const, group, ...pageOf(list) };
  return queryOptions({
    queryKey: [...translationRequestKeys.lists, 'desk', input],
    queryFn: ({ signal }) => api.translationRequests.show(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** One request as a coordinator sees it. */
export const queuedRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [...translationRequestKeys.one(id), 'desk'],
    queryFn: async ({ signal }) => (await api.translationRequests.show({ id, view: 'desk' }, { signal })).translation_request,
  });

/** One page of the linguists. */
export const linguistsQuery = (list: ListPage) => {
  const input = pageOf(list);
  return queryOptions({
    queryKey: [...translationManagerKeys.linguists, input],
    queryFn: ({ signal }) => api.linguists.show(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Deliveries of the desk in a period. */
export const reportQuery = (filters: ReportFilters, page: number) =>
  queryOptions({
    queryKey: [...translationManagerKeys.reports, filters, page],
    queryFn: ({ signal }) => api.translationReports.show({ ...filters, page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Two weeks of the desk, from a Monday. */
export const calendarQuery = (from: string | undefined, page = 1) => {
  const input = { days: 14, per_page: 20, page, ...(from ? { from } : {}) };
  return queryOptions({
    queryKey: [...translationManagerKeys.jobs, 'calendar', input],
    queryFn: ({ signal }) => api.translationJobs.calendar(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** All rates and holidays. */
export const ratesQuery = queryOptions({
  queryKey: translationManagerKeys.rates,
  queryFn: ({ signal }) => api.translationRates.show({}, { signal }),
});
