import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { toolKeys } from '../../base/query-keys.ts';
import type { ToolForm } from './use-tool-form.ts';

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
    queryKey: toolKeys.weeklyUses(slug),
    queryFn: ({ signal }) => api.orders.weeklyUses({ tool: slug }, { signal }),
  });

/** Response of a live tool to the form, free and unsaved; null while it has a fault. `filled` stands for the input. */
export const previewQuery = (slug: string, filled: string, read: ToolForm['read'], isSettled: boolean) =>
  queryOptions({
    queryKey: ['preview', slug, filled],
    queryFn: async ({ signal }) => {
      const { input, errors } = await read();
      return Object.keys(errors).length > 0 ? null : api.writing.previewTool({ slug, fields: input }, { signal });
    },
    enabled: isSettled,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: (previous) => previous,
  });

/** Server counts for the price of these fields and files; `key` stands for both. */
export const quoteQuery = (slug: string, key: string, { fields, files }: { fields: Record<string, unknown>; files: File[] }) =>
  queryOptions({
    queryKey: ['quote', slug, key],
    queryFn: () => api.orders.quote({ tool: slug, fields, ...(files.length > 0 ? { source_files: files } : {}) }),
    staleTime: 60_000,
    retry: false,
  });
