import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

/** The account's looks as they are kept. */
export const brandingQuery = queryOptions({
  queryKey: ['panel', 'branding'],
  queryFn: ({ signal }) => api.branding.show({}, { signal }),
});
