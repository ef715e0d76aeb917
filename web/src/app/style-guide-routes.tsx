// The living style guide. What a name below its folders means is decided by its page, so that nothing of it is loaded before.
import { createRoute } from '@tanstack/react-router';
import type { GuideAddress } from '../pages/style-guide/guide-view.ts';
import { requireSession } from './guards.ts';
import { page, pageWithWords, rootRoute, shellRoute } from './root-routes.tsx';

const guidePage = pageWithWords(() => import('../pages/style-guide-page.tsx'), 'StyleGuidePage');

const validateSearch = (search: Record<string, unknown>) => search as GuideAddress;

export const guideRoutes = [
  createRoute({ getParentRoute: () => shellRoute, path: '/components/{-$page}', validateSearch, component: guidePage }),
  createRoute({ getParentRoute: () => shellRoute, path: '/forms/{-$page}', validateSearch, component: guidePage }),
  createRoute({ getParentRoute: () => shellRoute, path: '/table-list/{-$page}', validateSearch, component: guidePage }),
  createRoute({ getParentRoute: () => shellRoute, path: '/pages/{-$page}', validateSearch, component: guidePage }),
];

export const guideFrameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/style-guide/frame/$area/$page',
  beforeLoad: requireSession,
  validateSearch,
  component: pageWithWords(() => import('../pages/style-guide-frame-page.tsx'), 'StyleGuideFramePage'),
});

const guideShell = createRoute({
  getParentRoute: () => rootRoute,
  path: '/style-guide/shell',
  beforeLoad: requireSession,
  validateSearch,
  component: page(() => import('./shell/dressed-shell.tsx'), 'DressedShell'),
});

export const guideShellRoute = guideShell.addChildren([
  createRoute({
    getParentRoute: () => guideShell,
    path: '/',
    component: pageWithWords(() => import('../pages/style-guide-shell-page.tsx'), 'StyleGuideShellPage'),
  }),
]);
