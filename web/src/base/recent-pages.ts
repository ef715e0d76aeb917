// Documents, tasks and other single things that were opened last, remembered by this tab for its user.
import { readKeptInTab, saveInTab } from './kept-in-tab.ts';

export interface RecentPage {
  path: string;
  title: string;
}

const name = 'recent-pages';
/** One more than the sidebar lists, which leaves out the page that is open. */
const maxRecent = 4;

const isPage = (one: unknown): one is RecentPage =>
  typeof one === 'object' &&
  one !== null &&
  'path' in one &&
  'title' in one &&
  typeof one.path === 'string' &&
  typeof one.title === 'string';

/** Newest first. */
export function recentPages(): RecentPage[] {
  const saved = readKeptInTab(name);
  return Array.isArray(saved) ? saved.filter(isPage).slice(0, maxRecent) : [];
}

/** Puts a page first. */
export function addRecentPage(page: RecentPage): void {
  saveInTab(name, [page, ...recentPages().filter(({ path }) => path !== page.path)].slice(0, maxRecent));
}

/** Removes a page that no longer exists. */
export function removeRecentPage(path: string): void {
  saveInTab(
    name,
    recentPages().filter((page) => page.path !== path),
  );
}
