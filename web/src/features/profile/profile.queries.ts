import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { accessKeys, secondFactorKeys, sessionKeys } from '../../base/query-keys.ts';

/** The caller's own sessions, this one among them. */
export const sessionsQuery = queryOptions({
  queryKey: sessionKeys.all,
  queryFn: ({ signal }) => api.session.listSessions({}, { signal }),
});

/** Everything that gives access in the caller's name. */
export const accessQuery = queryOptions({
  queryKey: accessKeys.all,
  queryFn: ({ signal }) => api.session.listAccess({}, { signal }),
});

/** True if a second factor is on, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKeys.all,
  queryFn: ({ signal }) => api.session.showSecondFactor({}, { signal }),
});
