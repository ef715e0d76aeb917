import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import type { ToolForm } from './use-tool-form.ts';

/** One tool with its fields, in the reader's language. */
export const toolQuery = (slug: string, language: string) =>
  queryOptions({
    queryKey: ['tool', slug, language],
    queryFn: ({ signal }) => api.tools.showTool({ slug }, { signal }),
    staleTime: 5 * 60_000,
  });

/** The gallery, in the reader's language. */
export const examplesQuery = (language: string) =>
  queryOptions({
    queryKey: ['examples', language],
    queryFn: ({ signal }) => api.tools.showExamples({}, { signal }),
    staleTime: 5 * 60_000,
  });

/** One worked example with its result. */
export const exampleQuery = (slug: string, language: string) =>
  queryOptions({
    queryKey: ['example', slug, language],
    queryFn: ({ signal }) => api.tools.showExample({ slug }, { signal }),
    staleTime: 5 * 60_000,
  });

/** Uses of a tool by the reader since Monday. */
export const weeklyUsesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['weekly-uses', slug],
    queryFn: ({ signal }) => api.assets.weeklyUses({ tool: slug }, { signal }),
  });

/** Sources of a place that an order may be given, the first hundred by name. */
export const listedSourcesQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: ['sources', workspaceId, 'choices'],
    queryFn: ({ signal }) =>
      api.sources.show(
        { per_page: 100, sort: 'name', ...(workspaceId === null ? {} : { workspace_id: workspaceId }) },
        { signal },
      ),
    staleTime: 30_000,
  });

/** What a live tool answers to the form, free and unsaved; null while something is wrong with it. `filled` stands for what is filled in. */
export const previewQuery = (slug: string, filled: string, read: ToolForm['read'], isSettled: boolean) =>
  queryOptions({
    queryKey: ['preview', slug, filled],
    queryFn: async ({ signal }) => {
      const { input, errors } = await read();
      return Object.keys(errors).length > 0 ? null : api.tools.previewTool({ slug, fields: input }, { signal });
    },
    enabled: isSettled,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: (previous) => previous,
  });
