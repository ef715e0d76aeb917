import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { websiteKeys } from '../../../base/query-keys.ts';
import { hostOf } from './link-hosts.ts';

const maxWebsites = 100;

/** Host names of the websites of a place, without `www.`. Users who may not see its websites get none. */
export const ownHostsQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...websiteKeys.all, workspaceId, 'hosts'],
    queryFn: async ({ signal }) => {
      const scope = workspaceId === null ? {} : { workspace_id: workspaceId };
      const { websites } = await api.websites.show({ ...scope, per_page: maxWebsites }, { signal });
      return [...new Set(websites.flatMap(({ url }) => hostOf(url) ?? []))];
    },
    staleTime: 60_000,
    retry: false,
  });
