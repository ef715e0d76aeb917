import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';
import { known, oneOf, wholeNumber } from '../../../base/search-words.ts';

export const taskViews = ['all', 'mine', 'review', 'asked'] as const;
export type TaskView = (typeof taskViews)[number];
export const taskLayouts = ['list', 'board'] as const;
export type TaskLayout = (typeof taskLayouts)[number];
export const taskGroupings = ['due', 'status', 'assignee', 'none'] as const;
export type TaskGrouping = (typeof taskGroupings)[number];

/** Search parameters of `/task-assignment`. */
export interface TaskSearch {
  view?: TaskView;
  layout?: TaskLayout;
  status?: TaskStatus;
  /** Id of a person. */
  assignee?: number;
  due?: 'overdue' | 'week';
  group?: TaskGrouping;
  search?: string;
  page?: number;
  /** The form of a new task is open. */
  create?: boolean;
}

/**
 * Keeps known values, and omits the defaults: all tasks, the list, groups by due date and page 1. The view
 * can also name a layout.
 */
export function readTaskSearch(raw: Record<string, unknown>): TaskSearch {
  const view = oneOf(taskViews, raw['view']);
  const layout = oneOf(taskLayouts, raw['layout']) ?? oneOf(taskLayouts, raw['view']);
  const group = oneOf(taskGroupings, raw['group']);
  return known({
    view: view === 'all' ? undefined : view,
    layout: layout === 'list' ? undefined : layout,
    status: oneOf(taskStatuses, raw['status']),
    assignee: wholeNumber(raw['assignee'], 1),
    due: oneOf(['overdue', 'week'] as const, raw['due']),
    group: group === 'due' ? undefined : group,
    search: typeof raw['search'] === 'string' ? raw['search'].trim() : undefined,
    page: wholeNumber(raw['page'], 2),
    create: raw['create'] === true || raw['create'] === 'true' ? true : undefined,
  });
}

/** Search of the calendar for an address of the former calendar layout; null for another layout. */
export function calendarOf(raw: Record<string, unknown>) {
  if (raw['layout'] !== 'calendar' && raw['view'] !== 'calendar') return null;
  const { view, status, assignee, search } = readTaskSearch(raw);
  return known({
    of: 'tasks' as const,
    whose: view === 'all' ? undefined : view,
    status,
    assignee,
    search,
    date: typeof raw['month'] === 'string' ? `${raw['month']}-01` : undefined,
  });
}

/** Returns the query of a saved view: filters and layout, without the page and the open dialog. */
export function queryOfView({ page: _page, create: _create, ...kept }: TaskSearch): string {
  return new URLSearchParams(Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)])).toString();
}

/** The address of a saved view. */
export const searchOfView = (query: string): TaskSearch => readTaskSearch(Object.fromEntries(new URLSearchParams(query)));

export const contentViews = ['document', 'changes'] as const;
export type ContentView = (typeof contentViews)[number];

/** Reads the view of the tab Content of a task: the document, or the changes since the reader's last approval. */
export function readContentView(raw: Record<string, unknown>): { show?: ContentView } {
  return known({ show: oneOf(contentViews, raw['show']) });
}
