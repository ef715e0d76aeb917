import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { hostOf } from './link-hosts.ts';

const mostWebsites = 100;

/** Host names of the websites of a place, without `www.`. Those who may not see its websites are told of none. */
const ownHostsQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: ['websites', workspaceId, 'hosts'],
    queryFn: async ({ signal }) => {
      const place = workspaceId === null ? {} : { workspace_id: workspaceId };
      const { websites } = await api.websites.show({ ...place, per_page: mostWebsites }, { signal });
      return [...new Set(websites.flatMap(({ url }) => hostOf(url) ?? []))];
    },
    staleTime: 60_000,
    retry: false,
  });

const none: string[] = [];

export const useOwnHosts = (workspaceId: number | null): string[] => useQuery(ownHostsQuery(workspaceId)).data ?? none;
