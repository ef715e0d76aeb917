// Addresses outside the shell: signing in, invitations, the choice of a place, and what anybody may read.
import { createRoute, redirect } from '@tanstack/react-router';
import { onlyKnown } from '../base/search-words.ts';
import { readSignOnFault, type SignOnFault } from '../features/session/sign-on-fault.ts';
import { readToolSearch } from '../features/tools/tool-search.ts';
import { guestsOnly, lockSession, requireChoice, requireCreate } from './guards.ts';
import { doorRoute, page, publicRoute, rootRoute } from './root-routes.tsx';

const readRedirect = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search['redirect'] === 'string' && /^\/(?!\/)/.test(search['redirect']) ? { redirect: search['redirect'] } : {};

export const publicRoutes = publicRoute.addChildren([
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/login',
    validateSearch: onlyKnown((search): { redirect?: string; sso?: SignOnFault } => {
      const sso = readSignOnFault(search['sso']);
      return { ...readRedirect(search), ...(sso ? { sso } : {}) };
    }),
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

export const doorRoutes = doorRoute.addChildren([
  createRoute({
    getParentRoute: () => doorRoute,
    path: '/workspace/login',
    validateSearch: onlyKnown((search): { redirect?: string; forceRedirect?: true } => ({
      ...readRedirect(search),
      ...(String(search['forceRedirect']) === 'true' ? { forceRedirect: true } : {}),
    })),
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

export const openRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/verify/{-$number}',
    component: page(() => import('../pages/verify-page.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/review/$token',
    component: page(() => import('../pages/guest-review-page.tsx'), 'GuestReviewPage'),
  }),
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
    validateSearch: onlyKnown(readToolSearch),
    component: page(() => import('../pages/pricing-page.tsx'), 'PricingPage'),
  }),
];
