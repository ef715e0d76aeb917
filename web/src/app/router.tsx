// Every address of the product, its guard and the page it loads.
import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { readCardsTab } from '../base/cards-search.ts';
import type { LinksSearch } from '../base/links-search.ts';
import { onlyKnown } from '../base/search-words.ts';
import { readVoiceSearch } from '../features/brand-voices/voice-search.ts';
import { readBulkSearch, readOrderType } from '../features/bulk-orders/bulk-search.ts';
import { readChatSearch } from '../features/chats/chat-search.ts';
import { readDocumentSearch } from '../features/document-editor/document-search.ts';
import { readBriefingSearch } from '../features/guidelines/briefing-search.ts';
import { readNoticeSearch } from '../features/notifications/notice-search.ts';
import { readOrderSearch } from '../features/orders/order-search.ts';
import { readSegmentSearch } from '../features/segment-editor/segment-search.ts';
import { readSourceSearch } from '../features/sources/source-search.ts';
import { readExampleWish, readOrderedBefore, readTaskOfOrder, readToolSearch } from '../features/tools/tool-search.ts';
import { readManagerSearch } from '../features/translation-desk/manager-search.ts';
import { readGlossarySearch } from '../features/translation-memory/glossary-search.ts';
import { readRequestSearch } from '../features/translation-requests/request-search.ts';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import { campaignRoutes } from './campaign-routes.tsx';
import {
  requireChat,
  requireControlPanel,
  requireExample,
  requireProduct,
  requireSettings,
  requireTool,
  requireTranslationManager,
  requireTranslationRequests,
} from './guards.ts';
import { doorRoutes, openRoutes, publicRoutes } from './open-routes.tsx';
import { PageError } from './page-error.tsx';
import { asIs, page, rootRoute, shellRoute, unknownRoute } from './root-routes.tsx';
import { guideFrames, guideRoutes } from './style-guide-routes.tsx';
import { fullScreenMap, teamRoutes } from './team-routes.tsx';

const profilePage = page(() => import('../pages/my-profile-page.tsx'), 'MyProfilePage');
const controlPanelPage = page(() => import('../pages/control-panel-page.tsx'), 'ControlPanelPage');

const shellRoutes = shellRoute.addChildren([
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/dashboard',
    component: page(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/orders',
    validateSearch: onlyKnown(readOrderSearch),
    component: page(() => import('../pages/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/orders/bulk/{-$id}',
    validateSearch: onlyKnown(readBulkSearch),
    component: page(() => import('../pages/bulk-orders-page.tsx'), 'BulkOrdersPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/{$product}-tool-order/{-$id}',
    beforeLoad: requireProduct,
    component: page(() => import('../pages/product-orders-page.tsx'), 'ProductOrdersPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/orders/$orderDetailId',
    validateSearch: onlyKnown(readDocumentSearch),
    component: page(() => import('../pages/document-page.tsx'), 'DocumentPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tools',
    validateSearch: onlyKnown(readToolSearch),
    component: page(() => import('../pages/tools-page.tsx'), 'ToolsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tools/$slug',
    validateSearch: onlyKnown((raw) => ({
      ...readOrderType(raw),
      ...readExampleWish(raw),
      ...readOrderedBefore(raw),
      ...readTaskOfOrder(raw),
      ...readCardsTab(raw),
    })),
    beforeLoad: requireTool,
    component: page(() => import('../pages/tool-page.tsx'), 'ToolPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/examples',
    validateSearch: onlyKnown(readToolSearch),
    component: page(() => import('../pages/examples-page.tsx'), 'ExamplesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/examples/$slug',
    beforeLoad: requireExample,
    component: page(() => import('../pages/example-page.tsx'), 'ExamplePage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/chat/{-$id}',
    validateSearch: onlyKnown(readChatSearch),
    beforeLoad: requireChat,
    component: page(() => import('../pages/chat-page.tsx'), 'ChatPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tool/translation_requests',
    validateSearch: onlyKnown(readRequestSearch),
    beforeLoad: requireTranslationRequests,
    component: page(() => import('../pages/translation-requests-page.tsx'), 'TranslationRequestsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tool/translation_requests/new',
    beforeLoad: requireTranslationRequests,
    component: page(() => import('../pages/translation-request-new-page.tsx'), 'TranslationRequestNewPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tool/translation_requests/$id',
    beforeLoad: requireTranslationRequests,
    component: page(() => import('../pages/translation-request-page.tsx'), 'TranslationRequestPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/translation-manager/assignee-dashboard',
    validateSearch: onlyKnown(readManagerSearch),
    beforeLoad: requireTranslationManager,
    component: page(() => import('../pages/translation-manager-page.tsx'), 'TranslationManagerPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/translation-manager/jobs/$id',
    validateSearch: onlyKnown(readSegmentSearch),
    beforeLoad: requireTranslationManager,
    component: page(() => import('../pages/segment-editor-page.tsx'), 'SegmentEditorPage'),
  }),
  ...teamRoutes,
  ...campaignRoutes,
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/sources',
    validateSearch: onlyKnown(readSourceSearch),
    component: page(() => import('../pages/sources-page.tsx'), 'SourcesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/websites',
    component: page(() => import('../pages/websites-page.tsx'), 'WebsitesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/links',
    validateSearch: asIs<LinksSearch>,
    component: page(() => import('../pages/links-page.tsx'), 'LinksPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/links/runs/$id',
    validateSearch: asIs<{ target?: number }>,
    component: page(() => import('../pages/link-run-page.tsx'), 'LinkRunPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/favorite',
    component: page(() => import('../pages/favorite-page.tsx'), 'FavoritePage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/workspace/settings/{-$id}',
    beforeLoad: requireSettings,
    component: page(() => import('../pages/workspace-settings-page.tsx'), 'WorkspaceSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/brand-voices',
    validateSearch: onlyKnown(readVoiceSearch),
    component: page(() => import('../pages/brand-voices-page.tsx'), 'BrandVoicesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/brand-voices/$voice',
    component: page(() => import('../pages/brand-voice-page.tsx'), 'BrandVoicePage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tones',
    component: page(() => import('../pages/tones-page.tsx'), 'TonesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/briefings',
    validateSearch: onlyKnown(readBriefingSearch),
    component: page(() => import('../pages/briefings-page.tsx'), 'BriefingsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/glossary',
    validateSearch: onlyKnown(readGlossarySearch),
    component: page(() => import('../pages/glossary-page.tsx'), 'GlossaryPage'),
  }),
  createRoute({ getParentRoute: () => shellRoute, path: '/my-profile', component: profilePage }),
  createRoute({ getParentRoute: () => shellRoute, path: '/pages/user', component: profilePage }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/notifications',
    validateSearch: onlyKnown(readNoticeSearch),
    component: page(() => import('../pages/notifications-page.tsx'), 'NotificationsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/user/api',
    component: page(() => import('../pages/api-page.tsx'), 'ApiPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/control-panel/{-$section}',
    beforeLoad: requireControlPanel,
    component: controlPanelPage,
  }),
  ...guideRoutes,
]);

/** Search parameters stay plain text in the address: `?search=123`, never quoted. */
const stringifySearch = (search: Record<string, unknown>) => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]): [string, string] => [key, String(value)])).toString();
  return text ? `?${text}` : '';
};

/** One per page load; a test gives a history of its own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      ...openRoutes,
      ...guideFrames,
      fullScreenMap,
      publicRoutes,
      doorRoutes,
      shellRoutes,
      unknownRoute,
    ]),
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
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
