import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { apiTokenKeys } from '../../base/query-keys.ts';

/** When the caller's tokens were made and last used; never a token itself. */
export const apiTokensQuery = queryOptions({
  queryKey: apiTokenKeys.all,
  queryFn: ({ signal }) => api.users.showApiToken({}, { signal }),
});
