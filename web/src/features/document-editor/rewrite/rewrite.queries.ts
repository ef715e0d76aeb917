import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';

/** Rewrite options for a passage of this many words, with prices; fetched each time that the menu opens. */
export const rewriteOptionsQuery = (orderDetailId: number, words: number) =>
  queryOptions({
    queryKey: ['rewrite-options', orderDetailId, words],
    queryFn: ({ signal }) => api.rewrites.options({ order_detail_id: orderDetailId, words }, { signal }),
    staleTime: 0,
    gcTime: 60_000,
  });

/** Tones and brand voices that may be used where the document lies. */
export const tonesOfScopeQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: ['rewrite-tones', workspaceId],
    queryFn: ({ signal }) => api.brandVoices.showTones(workspaceId === null ? {} : { workspace_id: workspaceId }, { signal }),
    staleTime: 60_000,
  });
