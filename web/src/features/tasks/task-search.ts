import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';

export const taskViews = ['all', 'mine', 'review', 'asked'] as const;
type TaskView = (typeof taskViews)[number];

/** What the address of `/task-assignment` may say. */
export interface TaskSearch {
  view?: TaskView;
  status?: TaskStatus;
  search?: string;
  page?: number;
}

/** Keeps what is known; the view of all and page 1 need no saying. */
export function readTaskSearch(raw: Record<string, unknown>): TaskSearch {
  const view = taskViews.find((one) => one === raw['view'] && one !== 'all');
  const status = taskStatuses.find((one) => one === raw['status']);
  const search = typeof raw['search'] === 'string' ? raw['search'].trim() : '';
  const page = Number(raw['page']);
  return {
    ...(view ? { view } : {}),
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}
