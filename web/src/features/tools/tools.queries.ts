import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** One tool with its fields, in the reader's language. */
export const toolQuery = (slug: string, language: string) =>
  queryOptions({
    queryKey: ['tool', slug, language],
    queryFn: ({ signal }) => api.tools.showTool({ slug }, { signal }),
    staleTime: 5 * 60_000,
  });

/** What a live tool answers to these fields: free and unsaved. */
export const previewQuery = (slug: string, fields: Record<string, unknown>, isReady: boolean) =>
  queryOptions({
    queryKey: ['preview', slug, fields],
    queryFn: ({ signal }) => api.tools.previewTool({ slug, fields }, { signal }),
    enabled: isReady,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: (previous) => previous,
  });
