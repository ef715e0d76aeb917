import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { panelKeys } from '../../base/query-keys.ts';

/** The account's looks as they are kept. */
export const brandingQuery = queryOptions({
  queryKey: panelKeys.branding,
  queryFn: ({ signal }) => api.branding.show({}, { signal }),
});
