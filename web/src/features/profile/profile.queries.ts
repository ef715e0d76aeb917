import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** The caller's own sessions, this one among them. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.session.listSessions({}, { signal }),
});
