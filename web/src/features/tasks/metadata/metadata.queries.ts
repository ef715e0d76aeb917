import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { taskKeys } from '../../../base/query-keys.ts';

/** A task with its SEO meta data. */
export const assignmentQuery = (id: number) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'assignment'],
    queryFn: async ({ signal }) => (await api.taskAssignments.show({ id }, { signal })).taskAssignment,
  });
