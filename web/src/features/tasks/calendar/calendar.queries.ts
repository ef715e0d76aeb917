import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { taskKeys } from '../../../base/query-keys.ts';

/** What would move with a task that is due on `day`, and which fixed dates would be missed; nothing moves. */
export const movePreviewQuery = (id: number, day: string) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'move', day],
    queryFn: ({ signal }) => api.taskDates.move({ ids: [id], due_date: day, preview: true }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export type MovePreview = Awaited<ReturnType<Exclude<ReturnType<typeof movePreviewQuery>['queryFn'], symbol | undefined>>>;
