import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { panelKeys } from '../../base/query-keys.ts';

/** One page of the account's seats, with the limit and the workspaces to choose from. */
export const seatsQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: [...panelKeys.seats, page, search],
    queryFn: ({ signal }) => api.seats.show({ page, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Details of an invitation link; fetched once, because the link itself shows its validity. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.seats.showInvitation({ token }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
