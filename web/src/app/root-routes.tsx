// Where every address hangs: the root, and what is around public pages, doors and the pages inside the shell.
import { createRootRoute, createRoute, lazyRouteComponent, Outlet, type RouteComponent } from '@tanstack/react-router';
import { withDocumentWords, withDoorWords, withLaterWords, withWorkWords } from '../base/i18n.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { findVisitor, requireSession, requireWorkspaceChosen } from './guards.ts';

/** The component that a page's file exports under `name`, loaded when the page is opened. It says what every page says (`base/i18n.ts`). */
export const barePage = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name): RouteComponent =>
  lazyRouteComponent(() => loadChunk(load), name) as RouteComponent;

/** The same for a page that people work on. */
export const page = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name): RouteComponent =>
  barePage(() => withWorkWords(load), name);

/** The same for a page in front of the product. */
export const doorPage = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name): RouteComponent =>
  barePage(() => withDoorWords(load), name);

/** The same for a page that needs all words (`base/i18n.ts`). */
export const pageWithWords = <Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): RouteComponent => barePage(() => withLaterWords(load), name);

/** The same for a page that shows a document. */
export const pageWithDocumentWords = <Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): RouteComponent => barePage(() => withDocumentWords(load), name);

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
  component: doorPage(() => import('../pages/public-layout.tsx'), 'PublicLayout'),
});

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireWorkspaceChosen,
  component: barePage(() => import('./shell/shell.tsx'), 'Shell'),
});

/** Pages that choose or make the place to work in: signed in, but without the shell around them. */
export const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  beforeLoad: requireSession,
  component: doorPage(() => import('../pages/public-layout.tsx'), 'PublicLayout'),
});
