// The pages of what a team plans and counts: tasks, the calendar, reports.
import { createRoute } from '@tanstack/react-router';
import { onlyKnown } from '../base/search-words.ts';
import type { CalendarSearch } from '../features/calendars/calendar-search.ts';
import type { ReportsSearch, WidgetsSearch } from '../features/reports/reports-search.ts';
import { readContentView, type TaskSearch } from '../features/tasks/task-search.ts';
import { readTemplateSearch } from '../features/tasks/template-search.ts';
import { requireTasks } from './guards.ts';
import { asIs, pageWithWords, shellRoute } from './root-routes.tsx';

export const teamRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment',
    validateSearch: asIs<TaskSearch>,
    beforeLoad: requireTasks,
    component: pageWithWords(() => import('../pages/tasks-page.tsx'), 'TasksPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/templates',
    validateSearch: onlyKnown(readTemplateSearch),
    beforeLoad: requireTasks,
    component: pageWithWords(() => import('../pages/task-templates-page.tsx'), 'TaskTemplatesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/import',
    beforeLoad: requireTasks,
    component: pageWithWords(() => import('../pages/task-import-page.tsx'), 'TaskImportPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/$id/{-$tab}',
    validateSearch: onlyKnown(readContentView),
    beforeLoad: requireTasks,
    component: pageWithWords(() => import('../pages/task-page.tsx'), 'TaskPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/calendar',
    validateSearch: asIs<CalendarSearch>,
    component: pageWithWords(() => import('../pages/calendar-page.tsx'), 'CalendarPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/charts',
    validateSearch: asIs<ReportsSearch & WidgetsSearch>,
    component: pageWithWords(() => import('../pages/reports-pages.tsx'), 'ChartsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/widgets',
    validateSearch: asIs<ReportsSearch & WidgetsSearch>,
    component: pageWithWords(() => import('../pages/reports-pages.tsx'), 'WidgetsPage'),
  }),
] as const;
