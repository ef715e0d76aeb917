import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { panelKeys } from '../../base/query-keys.ts';

export type EmailState = Awaited<ReturnType<typeof api.notifications.showDeliveries>>['deliveries'][number]['email_state'];

/** One page of the account's groups, with the events that occur here. */
export const groupsQuery = (page: number) =>
  queryOptions({
    queryKey: [...panelKeys.groups, page],
    queryFn: ({ signal }) => api.notifications.showGroups({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** People to choose members from, the first fifty that fit, and all workspaces of the account. */
export const memberChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: [...panelKeys.seats, 'choices', search],
    queryFn: ({ signal }) => api.seats.show({ state: 'active', per_page: 50, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the log, newest first. */
export const deliveriesQuery = (page: number, state: EmailState | null) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'deliveries', page, state],
    queryFn: ({ signal }) => api.notifications.showDeliveries({ page, ...(state ? { state } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });
