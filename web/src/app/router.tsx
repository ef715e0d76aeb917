// Every address of the product, its guard and the page it loads.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { readVoiceSearch } from '../features/brand-voices/voice-search.ts';
import { readBriefingSearch } from '../features/briefings/briefing-search.ts';
import { readBulkSearch, readOrderType } from '../features/bulk-orders/bulk-search.ts';
import { readChatSearch } from '../features/chats/chat-search.ts';
import { readDocumentSearch } from '../features/document-editor/document-search.ts';
import { readGlossarySearch } from '../features/glossary/glossary-search.ts';
import { readNoticeSearch } from '../features/notifications/notice-search.ts';
import { readOrderSearch } from '../features/orders/order-search.ts';
import { readSignOnFault, type SignOnFault } from '../features/session/sign-on-fault.ts';
import { readSourceSearch } from '../features/sources/source-search.ts';
import { readExampleWish, readToolSearch } from '../features/tools/tool-search.ts';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import {
  guestsOnly,
  lockSession,
  requireChat,
  requireChoice,
  requireControlPanel,
  requireCreate,
  requireExample,
  requirePlace,
  requireProduct,
  requireSession,
  requireSettings,
  requireTool,
} from './guards.ts';
import { loadChunk } from './load-chunk.ts';
import { PageError } from './page-error.tsx';

/** The component that a page's file exports under `name`, loaded when the page is opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name): RouteComponent =>
  lazyRouteComponent(() => loadChunk(load), name) as RouteComponent;

const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: page(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: page(() => import('../pages/public-layout.tsx'), 'PublicLayout'),
});

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requirePlace,
  component: page(() => import('./shell/shell.tsx'), 'Shell'),
});

/** Pages that choose or make the place to work in: signed in, but without the shell around them. */
const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  beforeLoad: requireSession,
  component: page(() => import('../pages/public-layout.tsx'), 'PublicLayout'),
});

const readRedirect = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search['redirect'] === 'string' && /^\/(?!\/)/.test(search['redirect']) ? { redirect: search['redirect'] } : {};

const publicRoutes = publicRoute.addChildren([
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/login',
    validateSearch: (search: Record<string, unknown>): { redirect?: string; sso?: SignOnFault } => {
      const sso = readSignOnFault(search['sso']);
      return { ...readRedirect(search), ...(sso ? { sso } : {}) };
    },
    beforeLoad: guestsOnly,
    component: page(() => import('../pages/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/register',
    beforeLoad: guestsOnly,
    component: page(() => import('../pages/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/reset-password/{-$token}',
    component: page(() => import('../pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/invitation/$token',
    component: page(() => import('../pages/invitation-page.tsx'), 'InvitationPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/lock',
    beforeLoad: lockSession,
    component: page(() => import('../pages/lock-page.tsx'), 'LockPage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/maintenance',
    component: page(() => import('../pages/maintenance-page.tsx'), 'MaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/impersonate',
    component: page(() => import('../pages/impersonate-page.tsx'), 'ImpersonatePage'),
  }),
]);

const doorRoutes = doorRoute.addChildren([
  createRoute({
    getParentRoute: () => doorRoute,
    path: '/workspace/login',
    validateSearch: (search: Record<string, unknown>): { redirect?: string; forceRedirect?: true } => ({
      ...readRedirect(search),
      ...(String(search['forceRedirect']) === 'true' ? { forceRedirect: true } : {}),
    }),
    beforeLoad: requireChoice,
    component: page(() => import('../pages/workspace-login-page.tsx'), 'WorkspaceLoginPage'),
  }),
  createRoute({
    getParentRoute: () => doorRoute,
    path: '/workspace/create',
    beforeLoad: requireCreate,
    component: page(() => import('../pages/workspace-create-page.tsx'), 'WorkspaceCreatePage'),
  }),
]);

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
    validateSearch: readOrderSearch,
    component: page(() => import('../pages/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/orders/bulk/{-$id}',
    validateSearch: readBulkSearch,
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
    validateSearch: readDocumentSearch,
    component: page(() => import('../pages/document-page.tsx'), 'DocumentPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tools',
    validateSearch: readToolSearch,
    component: page(() => import('../pages/tools-page.tsx'), 'ToolsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/tools/$slug',
    validateSearch: (raw: Record<string, unknown>) => ({ ...readOrderType(raw), ...readExampleWish(raw) }),
    beforeLoad: requireTool,
    component: page(() => import('../pages/tool-page.tsx'), 'ToolPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/examples',
    validateSearch: readToolSearch,
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
    validateSearch: readChatSearch,
    beforeLoad: requireChat,
    component: page(() => import('../pages/chat-page.tsx'), 'ChatPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/sources',
    validateSearch: readSourceSearch,
    component: page(() => import('../pages/sources-page.tsx'), 'SourcesPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/websites',
    component: page(() => import('../pages/websites-page.tsx'), 'WebsitesPage'),
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
    validateSearch: readVoiceSearch,
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
    validateSearch: readBriefingSearch,
    component: page(() => import('../pages/briefings-page.tsx'), 'BriefingsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/glossary',
    validateSearch: readGlossarySearch,
    component: page(() => import('../pages/glossary-page.tsx'), 'GlossaryPage'),
  }),
  createRoute({ getParentRoute: () => shellRoute, path: '/my-profile', component: profilePage }),
  createRoute({ getParentRoute: () => shellRoute, path: '/pages/user', component: profilePage }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/notifications',
    validateSearch: readNoticeSearch,
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
]);

const openRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/dashboard' });
    },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pricing',
    component: page(() => import('../pages/pricing-page.tsx'), 'PricingPage'),
  }),
];

/** Search parameters stay plain text in the address: `?search=123`, never quoted. */
const stringifySearch = (search: Record<string, unknown>) => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(filled.map(([key, value]): [string, string] => [key, String(value)])).toString();
  return text ? `?${text}` : '';
};

export const router = createRouter({
  routeTree: rootRoute.addChildren([...openRoutes, publicRoutes, doorRoutes, shellRoutes]),
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: SkeletonPage,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
