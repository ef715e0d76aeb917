import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { platformKeys } from './query-keys.ts';

/** True if the platform is closed, has no user yet, or lets anybody register. */
export const platformQuery = queryOptions({
  queryKey: platformKeys.all,
  queryFn: () => api.platform.showPlatform({}),
});
