import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

/** One page of the account's own tools, and the tools that one can be made of. */
export const customToolsQuery = (page: number, language: string) =>
  queryOptions({
    queryKey: ['panel', 'custom-tools', page, language],
    queryFn: ({ signal }) => api.customTools.show({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The base with its fields, in the reader's language. */
export const baseToolQuery = (slug: string, language: string) =>
  queryOptions({
    queryKey: ['tool', slug, language],
    queryFn: ({ signal }) => api.tools.showTool({ slug }, { signal }),
    staleTime: 5 * 60_000,
  });
