// The pages of what a team plans and counts: tasks, the calendar, reports.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { onlyKnown } from '../base/search-words.ts';
import type { CalendarSearch } from '../features/calendars/calendar-search.ts';
import type { MarketsSearch } from '../features/markets/markets-search.ts';
import type { ReportsSearch, WidgetsSearch } from '../features/reports/reports-search.ts';
import { readContentView, type TaskSearch } from '../features/tasks/core/task-search.ts';
import { readTemplateSearch } from '../features/tasks/template-search.ts';
import { requireTasks, requireWorkspaceChosen } from './guards.ts';
import { asIs, page, rootRoute, shellRoute } from './root-routes.tsx';

const reportsPages = () => import('../pages/reports-pages.tsx');

/** Outside the shell: the map alone. */
export const fullScreenMap = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maps/full-screen',
  validateSearch: asIs<MarketsSearch>,
  beforeLoad: requireWorkspaceChosen,
  component: page(reportsPages, 'MarketsFullScreen'),
});

export const teamRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment',
    validateSearch: asIs<TaskSearch>,
    beforeLoad: requireTasks,
    component: page(() => import('../pages/tasks-page.tsx'), 'TasksPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/templates',
    validateSearch: onlyKnown(readTemplateSearch),
    beforeLoad: requireTasks,
    component: page(() => import('../pages/task-templates-page.tsx'), 'TaskTemplatesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/import',
    beforeLoad: requireTasks,
    component: page(() => import('../pages/task-import-page.tsx'), 'TaskImportPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/new',
    beforeLoad: () => {
      throw redirect({ to: '/task-assignment', search: { create: true }, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/$id/{-$tab}',
    validateSearch: onlyKnown(readContentView),
    beforeLoad: requireTasks,
    component: page(() => import('../pages/task-page.tsx'), 'TaskPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/calendar',
    validateSearch: asIs<CalendarSearch>,
    component: page(() => import('../pages/calendar-page.tsx'), 'CalendarPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/charts',
    validateSearch: asIs<ReportsSearch & WidgetsSearch>,
    component: page(reportsPages, 'ChartsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/widgets',
    validateSearch: asIs<ReportsSearch & WidgetsSearch>,
    component: page(reportsPages, 'WidgetsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/maps/$',
    validateSearch: asIs<MarketsSearch>,
    // No map server is asked, so that the map by Google is this one.
    beforeLoad: ({ params: { _splat: name } }) => {
      if (!name || name === 'google') throw redirect({ to: '/maps/$', params: { _splat: 'vector' }, replace: true });
    },
    loader: ({ params: { _splat: name } }) => {
      if (name !== 'vector') throw notFound();
    },
    component: page(reportsPages, 'MarketsPage'),
    notFoundComponent: page(() => import('../pages/not-found-page.tsx'), 'NotFound'),
  }),
] as const;
