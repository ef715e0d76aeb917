import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { calendarFeedKeys } from '../../base/query-keys.ts';

/** The caller's calendar feed of a workspace, or of all their workspaces. */
export const calendarFeedQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...calendarFeedKeys.all, workspaceId],
    queryFn: ({ signal }) => api.calendars.showFeedLink({ workspace_id: workspaceId }, { signal }),
  });
