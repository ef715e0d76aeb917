import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { meKeys, panelKeys } from '../../base/query-keys.ts';

/** Filters of the log; an empty word filters nothing. */
export interface AuditFilter {
  action: string;
  personId: string;
  search: string;
  from: string;
  to: string;
}

export const noFilter: AuditFilter = { action: '', personId: '', search: '', from: '', to: '' };

/** The filter as the calls take it. */
export const filterInput = ({ action, personId, search, from, to }: AuditFilter) => ({
  ...(action ? { action } : {}),
  ...(personId ? { person_id: Number(personId) } : {}),
  ...(search ? { search } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/** One page of the log, newest first. */
export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'audit', filter, page],
    queryFn: ({ signal }) => api.auditLog.show({ page, ...filterInput(filter) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the caller's actions. */
export const ownActsQuery = (page: number) =>
  queryOptions({
    queryKey: [...meKeys.all, 'acts', page],
    queryFn: ({ signal }) => api.auditLog.showOwn({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** People to choose from: the first hundred that fit the words. */
export const auditPeopleQuery = (search: string) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'audit-people', search],
    queryFn: ({ signal }) => api.usage.listPeople({ per_page: 100, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });
