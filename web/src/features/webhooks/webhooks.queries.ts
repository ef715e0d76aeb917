import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { webhookKeys } from '../../base/query-keys.ts';

/** The caller's webhooks; at most ten, so one page holds them all. */
export const webhooksQuery = queryOptions({
  queryKey: webhookKeys.all,
  queryFn: ({ signal }) => api.webhooks.show({ per_page: 20 }, { signal }),
});
