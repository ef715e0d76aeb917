import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

/** When the caller's tokens were made and last used; never a token itself. */
export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => api.users.showApiToken({}, { signal }),
});

/** The tool of the example, with its fields and its worked example. */
export const exampleToolQuery = (slug: string, language: string) =>
  queryOptions({
    queryKey: ['tool', slug, language],
    queryFn: ({ signal }) => api.tools.showTool({ slug }, { signal }),
    staleTime: 5 * 60_000,
  });
