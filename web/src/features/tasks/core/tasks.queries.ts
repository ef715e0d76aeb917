import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { addDays, today } from '../../../base/calendar-days.ts';
import { taskKeys } from '../../../base/query-keys.ts';
import { openStatuses } from './task-days.ts';
import type { TaskSearch } from './task-search.ts';

/** Rows of a page of the list. */
export const tasksPerPage = 25;

/** The filters of the address as calls take them. */
function filtersOf({ view = 'all', status, assignee, due, search }: TaskSearch) {
  const now = today();
  return {
    view,
    ...(status ? { status: [status] } : due === 'overdue' ? { status: [...openStatuses] } : {}),
    ...(assignee ? { assignee_id: assignee } : {}),
    ...(due === 'overdue' ? { due_to: addDays(now, -1) } : {}),
    ...(due === 'week' ? { due_from: now, due_to: addDays(now, 7) } : {}),
    ...(search ? { search } : {}),
  };
}

/** One page of the tasks of a place by due date; in Personal those of all workspaces that are the caller's. */
export const tasksQuery = (workspaceId: number | null, search: TaskSearch, perPage = tasksPerPage) => {
  const input = { workspace_id: workspaceId, ...filtersOf(search), page: search.page ?? 1, per_page: perPage };
  return queryOptions({
    queryKey: [...taskKeys.lists, input],
    queryFn: ({ signal }) => api.tasks.list(input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** A page of cards of all columns, or of one status. */
export const boardQuery = (workspaceId: number | null, search: TaskSearch, page = 1) => {
  const input = { workspace_id: workspaceId, ...filtersOf(search), page };
  return queryOptions({
    queryKey: [...taskKeys.lists, 'board', input],
    queryFn: ({ signal }) => api.taskViews.board(input, { signal }),
    placeholderData: page === 1 ? keepPreviousData : undefined,
  });
};

type Board = Awaited<ReturnType<typeof api.taskViews.board>>;

/** The cards on the page, as the newest answer has them. */
export const listCards = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [...taskKeys.lists, 'board'], type: 'active' })
    .flatMap(({ state }) => (state.data as Board | undefined)?.columns ?? [])
    .flatMap(({ tasks }) => tasks);

/** Number of tasks in each view. */
export const taskCountsQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...taskKeys.lists, 'counts', workspaceId],
    queryFn: ({ signal }) => api.taskViews.counts({ workspace_id: workspaceId }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The caller's saved views. */
export const savedViewsQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: [...taskKeys.views, workspaceId],
    queryFn: ({ signal }) => api.taskViews.show({ workspace_id: workspaceId }, { signal }),
    staleTime: 60_000,
  });

/** The content under review, with the hash for a decision; polled while the page is open, because others may be editing. */
export const packageQuery = (id: number) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'package'],
    queryFn: ({ signal }) => api.tasks.package({ id }, { signal }),
    staleTime: 0,
  });

/** The content with the rendered version of the document; its hash is null if the server has another version by now. */
export const drawnPackageQuery = (id: number, orderDetailId: number, drawn: { id: number; revision: number } | null) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'package', drawn?.id, drawn?.revision],
    queryFn: async ({ signal }) => {
      const { package_hash, parts } = await api.tasks.package({ id }, { signal });
      // Asked after the package: a version that is still the drawn one was also that of the package.
      const { orders } = await api.documents.show({ action: 'retrieve-html', order_detail_id: orderDetailId }, { signal });
      const now = orders[0] && 'version' in orders[0] ? orders[0].version : null;
      const isDrawn = now?.id === drawn?.id && now?.revision === drawn?.revision;
      return { parts, package_hash: isDrawn ? package_hash : null, isDrawn };
    },
    enabled: drawn !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Changes since the caller's last approval. `hash` is the content hash, so changed content is fetched again. */
export const changesQuery = (id: number, hash: string | null) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'changes', hash],
    queryFn: ({ signal }) => api.tasks.changes({ id, since: 'mine' }, { signal }),
    enabled: hash !== null,
    placeholderData: keepPreviousData,
  });

/** Links in the document of a task. */
export const taskLinksQuery = (id: number) =>
  queryOptions({
    queryKey: [...taskKeys.one(id), 'links'],
    queryFn: ({ signal }) => api.taskLinks.show({ id }, { signal }),
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
