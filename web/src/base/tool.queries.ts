import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { toolKeys } from './query-keys.ts';

/** One tool with its fields and its worked example, in the reader's language. */
export const toolQuery = (slug: string, language: string) =>
  queryOptions({
    queryKey: [...toolKeys.all, slug, language],
    queryFn: ({ signal }) => api.tools.showTool({ slug }, { signal }),
    staleTime: 5 * 60_000,
  });
