// The living style guide. What its addresses mean and load is in a chunk of its own, so that nothing of it weighs on other pages.
import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { GuideAddress } from '../pages/style-guide/guide-view.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { guards } from './guards.ts';
import { asIs, rootRoute, shellRoute } from './page-routes.ts';

const load = () => loadChunk(() => import('./load-style-guide.ts'));

const guidePage = (kind: 'guide' | 'frame' | 'shell') =>
  lazyRouteComponent(() => load().then(async ({ loaders }) => ({ Page: await loaders[kind]() })), 'Page') as RouteComponent;

const validateSearch = asIs<GuideAddress>;

const guide = {
  getParentRoute: () => shellRoute,
  validateSearch,
  beforeLoad: async ({ location, cause }: { location: { pathname: string }; cause: string }) => {
    if (cause !== 'preload') (await load()).findPage(location.pathname);
  },
  component: guidePage('guide'),
};

export const guideRoutes = [
  createRoute({ ...guide, path: '/components/{-$page}' }),
  createRoute({ ...guide, path: '/forms/{-$page}' }),
  createRoute({ ...guide, path: '/table-list/{-$page}' }),
  createRoute({ ...guide, path: '/pages/{-$page}' }),
];

const frame = { getParentRoute: () => rootRoute, beforeLoad: guards.session, validateSearch };

/** Content drawn in frames of the guide. */
export const guideFrames = [
  createRoute({ ...frame, path: '/style-guide/frame/$area/$page', component: guidePage('frame') }),
  createRoute({ ...frame, path: '/style-guide/shell', component: guidePage('shell') }),
];
