import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { taskKeys } from '../../base/query-keys.ts';
import type { TaskSearch } from './task-search.ts';

/** Rows of a page of the list. */
export const tasksPerPage = 25;

/** One page of the tasks of a place by due date; in Personal those of all workspaces that are the caller's. */
export const tasksQuery = (workspaceId: number | null, { view = 'all', status, search, page = 1 }: TaskSearch) =>
  queryOptions({
    queryKey: [...taskKeys.lists, workspaceId, { view, status, search, page }],
    queryFn: ({ signal }) =>
      api.tasks.list(
        {
          workspace_id: workspaceId,
          view,
          page,
          per_page: tasksPerPage,
          ...(status ? { status: [status] } : {}),
          ...(search ? { search } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** One task. */
export const taskQuery = (id: number) =>
  queryOptions({ queryKey: taskKeys.one(id), queryFn: ({ signal }) => api.tasks.show({ id }, { signal }) });

/** What goes out, with the hash that a decision carries; asked again while the page is open, since others may be editing. */
export const packageQuery = (id: number) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'package'],
    queryFn: ({ signal }) => api.tasks.package({ id }, { signal }),
    staleTime: 0,
  });

/** What changed since the caller's last approval. `hash` is that of the content, so that another content is asked for anew. */
export const changesQuery = (id: number, hash: string | null) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'changes', hash],
    queryFn: ({ signal }) => api.tasks.changes({ id, since: 'mine' }, { signal }),
    enabled: hash !== null,
    placeholderData: keepPreviousData,
  });

/** The newest hundred events of a task. */
export const taskHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'history'],
    queryFn: ({ signal }) => api.tasks.history({ id, per_page: 100 }, { signal }),
  });

/** Members of a workspace to choose from, at most a hundred. */
export const taskPeopleQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: [...taskKeys.people, workspaceId],
    queryFn: ({ signal }) => api.workspaces.listUsers({ id: workspaceId, per_page: 100 }, { signal }),
    staleTime: 60_000,
  });

/** The newest documents of a workspace to choose from; `search` finds others. */
export const taskDocumentsQuery = (workspaceId: number, search: string) =>
  queryOptions({
    queryKey: [...taskKeys.documents, workspaceId, search],
    queryFn: ({ signal }) =>
      api.documents.show({ workspace_id: workspaceId, per_page: 25, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
