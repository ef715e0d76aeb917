// Every URL of the product. Most are a page of `pages.ts`, with its search parameters.
import { createRoute, createRouter, notFound, type RouterHistory, redirect } from '@tanstack/react-router';
import { readCardsTab } from '../base/cards-search.ts';
import type { LinksSearch } from '../base/links-search.ts';
import { onlyKnown } from '../base/search-words.ts';
import { readVoiceSearch } from '../features/brand-voices/voice-search.ts';
import { readBulkSearch, readOrderType } from '../features/bulk-orders/bulk-search.ts';
import type { CalendarSearch } from '../features/calendars/calendar-search.ts';
import type { CampaignPageSearch, CampaignSearch, ClientSearch } from '../features/campaigns/campaign-search.ts';
import { readChatSearch } from '../features/chats/chat-search.ts';
import { readDocumentSearch } from '../features/document-editor/document-search.ts';
import { readBriefingSearch } from '../features/guidelines/briefing-search.ts';
import { readInboxSearch } from '../features/inbox/inbox-search.ts';
import type { MarketsSearch } from '../features/markets/markets-search.ts';
import { readProfileSearch } from '../features/notifications/profile-search.ts';
import { readOrderSearch } from '../features/orders/order-search.ts';
import type { ReportsSearch, WidgetsSearch } from '../features/reports/reports-search.ts';
import { readSegmentSearch } from '../features/segment-editor/segment-search.ts';
import { readSignOnFault, type SignOnFault } from '../features/session/sign-on-fault.ts';
import { readStartSearch } from '../features/site-start/start-search.ts';
import { readSourceSearch } from '../features/sources/source-search.ts';
import { calendarOf, readContentView, type TaskSearch } from '../features/tasks/core/task-search.ts';
import { readTemplateSearch } from '../features/tasks/template-search.ts';
import { readExampleWish, readOrderedBefore, readTaskOfOrder, readToolSearch } from '../features/tools/tool-search.ts';
import { readManagerSearch } from '../features/translation-desk/manager-search.ts';
import { readGlossarySearch } from '../features/translation-memory/glossary-search.ts';
import { readRequestSearch } from '../features/translation-requests/request-search.ts';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import { PageError } from './page-error.tsx';
import {
  alone,
  asIs,
  componentOf,
  doorRoute,
  inDoor,
  inPublic,
  inShell,
  publicRoute,
  rootRoute,
  shellRoute,
  unknownRoute,
} from './page-routes.ts';
import { frames } from './pages.ts';
import { guideFrames, guideRoutes } from './style-guide-routes.tsx';

const ofTasks = inShell('/task-assignment');
const ofCampaign = inShell('/audience-campaigns/manager-dashboard/$id/{-$tab}');
const ofManager = inShell('/translation-manager/assignee-dashboard');
const ofReports = asIs<ReportsSearch & WidgetsSearch>;

const shellRoutes = shellRoute.addChildren([
  createRoute({ ...inShell('/inbox'), validateSearch: onlyKnown(readInboxSearch) }),
  createRoute(inShell('/dashboard')),
  createRoute({ ...inShell('/orders'), validateSearch: onlyKnown(readOrderSearch) }),
  createRoute({ ...inShell('/orders/bulk/{-$id}'), validateSearch: onlyKnown(readBulkSearch) }),
  createRoute(inShell('/{$product}-tool-order/{-$id}')),
  createRoute({ ...inShell('/orders/$orderDetailId'), validateSearch: onlyKnown(readDocumentSearch) }),
  createRoute({ ...inShell('/tools'), validateSearch: onlyKnown(readToolSearch) }),
  createRoute({
    ...inShell('/tools/$slug'),
    validateSearch: onlyKnown((raw) => ({
      ...readOrderType(raw),
      ...readExampleWish(raw),
      ...readOrderedBefore(raw),
      ...readTaskOfOrder(raw),
      ...readCardsTab(raw),
    })),
  }),
  createRoute({ ...inShell('/examples'), validateSearch: onlyKnown(readToolSearch) }),
  createRoute(inShell('/examples/$slug')),
  createRoute({ ...inShell('/chat/{-$id}'), validateSearch: onlyKnown(readChatSearch) }),
  createRoute({
    ...ofTasks,
    validateSearch: asIs<TaskSearch>,
    beforeLoad: async (visit) => {
      await ofTasks.beforeLoad?.(visit);
      if (visit.search.view === 'review') throw redirect({ to: '/inbox', search: { kind: 'review' }, replace: true });
      const calendar = calendarOf({ ...visit.search });
      if (calendar) throw redirect({ to: '/calendar', search: calendar, replace: true });
    },
  }),
  createRoute({ ...inShell('/task-assignment/templates'), validateSearch: onlyKnown(readTemplateSearch) }),
  createRoute(inShell('/task-assignment/import')),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/task-assignment/new',
    beforeLoad: () => {
      throw redirect({ to: '/task-assignment', search: { create: true }, replace: true });
    },
  }),
  createRoute({ ...inShell('/task-assignment/$id/{-$tab}'), validateSearch: onlyKnown(readContentView) }),
  createRoute({ ...inShell('/calendar'), validateSearch: asIs<CalendarSearch> }),
  createRoute({ ...inShell('/charts'), validateSearch: ofReports }),
  createRoute({ ...inShell('/widgets'), validateSearch: ofReports }),
  createRoute({
    ...inShell('/maps/$'),
    validateSearch: asIs<MarketsSearch>,
    // No map server is asked, so that the map by Google is this one.
    beforeLoad: ({ params: { _splat: name } }) => {
      if (!name || name === 'google') throw redirect({ to: '/maps/$', params: { _splat: 'vector' }, replace: true });
    },
    loader: ({ params: { _splat: name } }) => {
      if (name !== 'vector') throw notFound();
    },
    notFoundComponent: componentOf(frames.nothing),
  }),
  createRoute({ ...inShell('/tool/translation_requests'), validateSearch: onlyKnown(readRequestSearch) }),
  createRoute(inShell('/tool/translation_requests/new')),
  createRoute(inShell('/tool/translation_requests/$id')),
  createRoute({
    ...ofManager,
    validateSearch: onlyKnown(readManagerSearch),
    beforeLoad: async (visit) => {
      await ofManager.beforeLoad?.(visit);
      if (visit.search.tab === 'calendar') throw redirect({ to: '/calendar', search: { of: 'translations' }, replace: true });
    },
  }),
  createRoute({ ...inShell('/translation-manager/jobs/$id'), validateSearch: onlyKnown(readSegmentSearch) }),
  createRoute({ ...inShell('/audience-campaigns/manager-dashboard'), validateSearch: asIs<CampaignSearch> }),
  createRoute(inShell('/audience-campaigns/manager-dashboard/$id/import')),
  createRoute({
    ...ofCampaign,
    validateSearch: asIs<CampaignPageSearch>,
    beforeLoad: async (visit) => {
      await ofCampaign.beforeLoad?.(visit);
      if (visit.params.tab === 'calendar')
        throw redirect({ to: '/calendar', search: { campaign: Number(visit.params.id) }, replace: true });
    },
  }),
  createRoute({ ...inShell('/audience-campaigns/client-dashboard'), validateSearch: asIs<ClientSearch> }),
  createRoute({ ...inShell('/sources'), validateSearch: onlyKnown(readSourceSearch) }),
  createRoute(inShell('/websites')),
  createRoute({ ...inShell('/links'), validateSearch: asIs<LinksSearch> }),
  createRoute({ ...inShell('/links/runs/$id'), validateSearch: asIs<{ target?: number }> }),
  createRoute({
    ...inShell('/favorite'),
    beforeLoad: () => {
      throw redirect({ to: '/tools', search: { macrocategory: 'favorited' }, replace: true });
    },
  }),
  createRoute(inShell('/workspace/settings/{-$id}')),
  createRoute({ ...inShell('/brand-voices'), validateSearch: onlyKnown(readVoiceSearch) }),
  createRoute(inShell('/brand-voices/$voice')),
  createRoute(inShell('/tones')),
  createRoute({ ...inShell('/briefings'), validateSearch: onlyKnown(readBriefingSearch) }),
  createRoute({ ...inShell('/glossary'), validateSearch: onlyKnown(readGlossarySearch) }),
  createRoute({ ...inShell('/my-profile'), validateSearch: onlyKnown(readProfileSearch) }),
  createRoute({ ...inShell('/pages/user'), validateSearch: onlyKnown(readProfileSearch) }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/notifications',
    beforeLoad: () => {
      throw redirect({ to: '/inbox', replace: true });
    },
  }),
  createRoute(inShell('/user/api')),
  createRoute(inShell('/control-panel/{-$section}')),
  ...guideRoutes,
]);

const readRedirect = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search['redirect'] === 'string' && /^\/(?!\/)/.test(search['redirect']) ? { redirect: search['redirect'] } : {};

const publicRoutes = publicRoute.addChildren([
  createRoute({
    ...inPublic('/login'),
    validateSearch: onlyKnown((search): { redirect?: string; sso?: SignOnFault } => {
      const sso = readSignOnFault(search['sso']);
      return { ...readRedirect(search), ...(sso ? { sso } : {}) };
    }),
  }),
  createRoute(inPublic('/register')),
  createRoute(inPublic('/reset-password/{-$token}')),
  createRoute(inPublic('/invitation/$token')),
  createRoute(inPublic('/lock')),
  createRoute(inPublic('/maintenance')),
  createRoute(inPublic('/impersonate')),
]);

const doorRoutes = doorRoute.addChildren([
  createRoute({
    ...inDoor('/workspace/login'),
    validateSearch: onlyKnown((search): { redirect?: string; forceRedirect?: true } => ({
      ...readRedirect(search),
      ...(String(search['forceRedirect']) === 'true' ? { forceRedirect: true } : {}),
    })),
  }),
  createRoute(inDoor('/workspace/create')),
]);

const routesAlone = [
  createRoute(alone('/verify/{-$number}')),
  createRoute(alone('/review/$token')),
  createRoute({ ...alone('/start'), validateSearch: onlyKnown(readStartSearch) }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/dashboard' });
    },
  }),
  createRoute({ ...alone('/pricing'), validateSearch: onlyKnown(readToolSearch) }),
  createRoute({ ...alone('/maps/full-screen'), validateSearch: asIs<MarketsSearch> }),
];

/** Search parameters stay plain text in the address: `?search=123`, never quoted. */
const stringifySearch = (search: Record<string, unknown>) => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]): [string, string] => [key, String(value)])).toString();
  return text ? `?${text}` : '';
};

/** True if the browser asks for less data: pages are then loaded when they are opened, and not when the pointer is over their link. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** One per page load; a test gives a history of its own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([...routesAlone, ...guideFrames, publicRoutes, doorRoutes, shellRoutes, unknownRoute]),
    ...(history ? { history } : {}),
    defaultPreload: savesData() ? false : 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: SkeletonPage,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
