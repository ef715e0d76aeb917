// Asks for the run of a place, again each second while its website is read.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { siteStartKeys } from '../../base/query-keys.ts';

const whileReading = 1000;

/** One run, else the newest here that is not confirmed. */
export const siteStartQuery = (workspaceId: number | null, run: number | undefined) =>
  queryOptions({
    queryKey: [...siteStartKeys.all, workspaceId, run ?? null],
    queryFn: ({ signal }) =>
      api.siteStart.show(
        { ...(run === undefined ? {} : { id: run }), ...(workspaceId === null ? {} : { workspace_id: workspaceId }) },
        { signal },
      ),
    refetchInterval: ({ state }) => (state.data?.site_start?.state === 'reading' ? whileReading : false),
  });
