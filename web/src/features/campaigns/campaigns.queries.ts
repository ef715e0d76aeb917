// Queries for campaigns, their data and links, and for objects that can be linked to items.
import type { CampaignPack } from '@folio/contract/campaign-packs';
import type { ResultGroup } from '@folio/contract/campaign-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { followChanges } from '../../base/follow-changes.ts';
import { campaignKeys } from '../../base/query-keys.ts';
import type { CampaignSearch } from './campaign-search.ts';

/** Rows of the manager's dashboard. */
export const campaignsPerPage = 10;

export const campaignsQuery = (search: CampaignSearch) => {
  const input = { ...search, page: search.page ?? 1, per_page: campaignsPerPage };
  return queryOptions({
    queryKey: [...campaignKeys.lists, input],
    queryFn: ({ signal }) => api.campaigns.show(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** While a pack is made, in milliseconds. */
const whileMade = 1500;

export const isBeingMade = (pack: CampaignPack | null): boolean => pack?.state === 'waiting' || pack?.state === 'writing';

/** One campaign whole; asked again as it changes while its pack is made, each 1.5 s without a stream of changes. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: campaignKeys.one(id),
    queryFn: async ({ signal }) => (await api.campaigns.show({ id, per_page: 1 }, { signal })).campaign,
    refetchInterval: (query) => {
      const isBusy = isBeingMade(query.state.data?.pack ?? null);
      return followChanges(query, isBusy, isBusy ? whileMade : false);
    },
  });

export const resultsQuery = (id: number, group: ResultGroup) =>
  queryOptions({
    queryKey: [...campaignKeys.one(id), 'results', group],
    queryFn: ({ signal }) => api.campaignResults.show({ id, group_by: group }, { signal }),
    placeholderData: keepPreviousData,
  });

export const urlsQuery = (id: number) =>
  queryOptions({
    queryKey: [...campaignKeys.one(id), 'urls'],
    queryFn: ({ signal }) => api.campaignUrls.show({ id }, { signal }),
  });

/** Campaigns of a client; the newest campaign that runs or waits if none is named. */
export const clientQuery = (workspaceId: number, campaignId?: number) =>
  queryOptions({
    queryKey: [...campaignKeys.clients, workspaceId, campaignId],
    queryFn: ({ signal }) =>
      api.campaigns.client({ workspace_id: workspaceId, ...(campaignId ? { campaign_id: campaignId } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

const choices = { placeholderData: keepPreviousData, staleTime: 30_000 } as const;

/** Tasks of a workspace that an item can be linked with. */
export const linkableTasksQuery = (workspaceId: number, search: string) =>
  queryOptions({
    queryKey: [...campaignKeys.linkable, 'tasks', workspaceId, search],
    queryFn: ({ signal }) =>
      api.tasks.list({ workspace_id: workspaceId, per_page: 25, ...(search ? { search } : {}) }, { signal }),
    ...choices,
  });

/** Documents of a workspace that an item can be linked with. */
export const linkableDocumentsQuery = (workspaceId: number, search: string) =>
  queryOptions({
    queryKey: [...campaignKeys.linkable, 'documents', workspaceId, search],
    queryFn: ({ signal }) =>
      api.documents.show({ workspace_id: workspaceId, per_page: 25, ...(search ? { search } : {}) }, { signal }),
    ...choices,
  });

/** Task templates of a workspace, by which an item's task is made. */
export const itemTemplatesQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: [...campaignKeys.linkable, 'templates', workspaceId],
    queryFn: ({ signal }) => api.taskTemplates.show({ workspace_id: workspaceId }, { signal }),
    staleTime: 30_000,
  });

/** Pages of the campaign's website that a link can lead to. */
export const linkablePagesQuery = (websiteId: number, search: string) =>
  queryOptions({
    queryKey: [...campaignKeys.linkable, 'pages', websiteId, search],
    queryFn: ({ signal }) => api.pages.list({ website_id: websiteId, per_page: 25, ...(search ? { search } : {}) }, { signal }),
    ...choices,
  });

/** Websites of a client with pages for links. */
export const clientWebsitesQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: [...campaignKeys.linkable, 'websites', workspaceId],
    queryFn: ({ signal }) => api.websites.show({ workspace_id: workspaceId, per_page: 100 }, { signal }),
    staleTime: 30_000,
  });
