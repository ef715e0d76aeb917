import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { meKeys } from '../../base/query-keys.ts';

/** Sentences of notifications name times of the reader's day. */
const ownZone = () => ({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** One page of the caller's notifications, newest first. */
export const noticesQuery = (language: string, { page, isUnread }: { page: number; isUnread: boolean }) =>
  queryOptions({
    queryKey: [...meKeys.notices, language, { page, isUnread }],
    queryFn: ({ signal }) => api.notifications.show({ page, ...ownZone(), ...(isUnread ? { unread: true } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The groups that the caller is in, and their own matrix. */
export const ownMatrixQuery = queryOptions({
  queryKey: meKeys.noticeMatrix,
  queryFn: ({ signal }) => api.notifications.showUserGroups({}, { signal }),
});
