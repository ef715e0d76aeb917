// Routes of the records in `pages.ts`: the loader of a page, its permission, and its frame.
import { createRootRoute, createRoute, lazyRouteComponent, Outlet, type RouteComponent, redirect } from '@tanstack/react-router';
import { t } from 'i18next';
import { meQuery } from '../base/api.ts';
import { queryClient } from '../base/query-client.ts';
import { withWords } from '../base/words.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { toastError } from '../ui/toast.tsx';
import { findVisitor, guards, type Visit } from './guards.ts';
import { frames, type PagePath, type PageRecord, pages } from './pages.ts';

type PageFile = Record<string, RouteComponent>;

const files = import.meta.glob<PageFile>([
  '../pages/*-page.tsx',
  '../pages/reports-pages.tsx',
  '../pages/audience-campaigns.ts',
  '../pages/public-layout.tsx',
  './shell/shell.tsx',
  './unknown-path.tsx',
]);

/** Throws where the record names a file that the pattern above leaves out. */
export function loadPage({ source }: Pick<PageRecord, 'source'>): Promise<PageFile> {
  const load = files[source.startsWith('app/') ? source.replace(/^app/, '.') : `../${source}`];
  if (!load) throw new Error(`There is no page ${source}`);
  return withWords(source, load);
}

/** Loaded when the page is opened. */
export const componentOf = (record: Pick<PageRecord, 'source' | 'component'>): RouteComponent =>
  lazyRouteComponent(() => loadChunk(() => loadPage(record)), record.component) as RouteComponent;

/** Null where everybody behind the frame may open the page. */
function guardOf({ guard, isOpenTo, refusal }: PageRecord): ((visit: Visit) => Promise<void>) | null {
  const check = guard ? guards[guard] : null;
  if (!isOpenTo) return check;
  return async (visit) => {
    await check?.(visit);
    if (isOpenTo(await queryClient.ensureQueryData(meQuery))) return;
    if (refusal && visit.cause !== 'preload') toastError(t(refusal));
    throw redirect({ to: '/dashboard' });
  };
}

function optionsOf(record: PageRecord) {
  const beforeLoad = guardOf(record);
  return { component: componentOf(record), ...(beforeLoad ? { beforeLoad } : {}) };
}

export const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: componentOf(frames.notFound) });

/** Every path that no other route has. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: findVisitor,
  component: componentOf(frames.unknown),
});

const frame = <Id extends 'shell' | 'public' | 'door'>(id: Id) =>
  createRoute({ getParentRoute: () => rootRoute, id, ...optionsOf(frames[id]) });
export const shellRoute = frame('shell');
export const publicRoute = frame('public');
export const doorRoute = frame('door');

/** Options of the route at `path`, for `createRoute`. */
export const inShell = <Path extends PagePath>(path: Path) => ({
  getParentRoute: () => shellRoute,
  path,
  ...optionsOf(pages[path]),
});
export const inPublic = <Path extends PagePath>(path: Path) => ({
  getParentRoute: () => publicRoute,
  path,
  ...optionsOf(pages[path]),
});
export const inDoor = <Path extends PagePath>(path: Path) => ({
  getParentRoute: () => doorRoute,
  path,
  ...optionsOf(pages[path]),
});
export const alone = <Path extends PagePath>(path: Path) => ({
  getParentRoute: () => rootRoute,
  path,
  ...optionsOf(pages[path]),
});

/** For pages that read their search parameters themselves, so that the names of these come with the page and weigh on no other one. */
export const asIs = <Search extends object>(raw: Search): Search => raw;
