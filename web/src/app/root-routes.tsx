// Where every address hangs: the root, and what is around public pages, doors and the pages inside the shell.
import { createRootRoute, createRoute, lazyRouteComponent, Outlet, type RouteComponent } from '@tanstack/react-router';
import { loadChunk } from '../ui/load-chunk.ts';
import { findVisitor, requireSession, requireWorkspaceChosen } from './guards.ts';

/** The component that a page's file exports under `name`, loaded when the page is opened. */
export const page = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name): RouteComponent =>
  lazyRouteComponent(() => loadChunk(load), name) as RouteComponent;

/** For pages that read their address themselves, so that its words come with the page and weigh on no other one. */
export const asIs = <Search extends object>(raw: Search): Search => raw;

export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: page(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

/** Every path that no other route has. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: findVisitor,
  component: page(() => import('./unknown-path.tsx'), 'UnknownPath'),
});

export const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: page(() => import('../pages/public-layout.tsx'), 'PublicLayout'),
});

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireWorkspaceChosen,
  component: page(() => import('./shell/shell.tsx'), 'Shell'),
});

/** Pages that choose or make the place to work in: signed in, but without the shell around them. */
export const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  beforeLoad: requireSession,
  component: page(() => import('../pages/public-layout.tsx'), 'PublicLayout'),
});
