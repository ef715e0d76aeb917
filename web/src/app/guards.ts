// Access to URLs; every redirect of the specification is here. The server decides again with every call:
// these guards only spare the visitor a page that would be refused.

import { redirect } from '@tanstack/react-router';
import i18next, { changeLanguage, t } from 'i18next';
import { ApiError, api, meQuery } from '../base/api.ts';
import { applyBrand } from '../base/brand.ts';
import { isCallerRefused, isChecked, markChecked } from '../base/forget-caller.ts';
import { returnToOneself, showEndedImpersonation } from '../base/leave-session.ts';
import { platformQuery } from '../base/platform.queries.ts';
import { queryClient } from '../base/query-client.ts';
import { chosenWorkspace, forgetWorkspace, workspaceId } from '../base/workspace.ts';
import { workspacesQuery } from '../base/workspaces.ts';
import { toastError } from '../ui/toast.tsx';
import type { GuardName } from './pages.ts';

/** Router data of an opened page. */
export interface Visit {
  location: { pathname: string; href: string };
  cause: 'enter' | 'stay' | 'preload';
  params: Record<string, string | undefined>;
  search: object;
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

const platform = (staleTime = 30_000) => queryClient.fetchQuery({ ...platformQuery, staleTime });

/** True where a call was refused because the platform is closed, and not because it is broken. */
async function isClosedTo(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 503) return false;
  try {
    return (await platform(0)).is_in_maintenance;
  } catch {
    return false;
  }
}

/** Null without a session; `sayEnd` gets the sentence where it is an impersonation that ended. */
async function checkSession(sayEnd?: (text: string) => void): Promise<{ user?: { id: number }; is_locked: boolean } | null> {
  try {
    return await api.session.check({}, { context: { isSessionCheck: true } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'IMPERSONATION_ENDED') {
      // The page is loaded anew as oneself.
      if (await returnToOneself(error.message)) return new Promise(() => undefined);
      sayEnd?.(error.message);
    }
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** Asks `GET /user` before each protected page; only success or 401 matters, an unreachable server keeps the page. */
async function requireSession({ location, cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const known = queryClient.getQueryData(meQuery.queryKey);
  if (known && isChecked(location.pathname)) return;
  let session: Awaited<ReturnType<typeof checkSession>> = { is_locked: false };
  try {
    session = await checkSession();
  } catch (error) {
    if (await isClosedTo(error)) throw redirect({ to: '/maintenance' });
    if (!known) throw error;
  }
  if (!session) {
    forgetWorkspace();
    queryClient.clear();
    const search = location.pathname === '/dashboard' ? {} : { redirect: location.href };
    throw redirect({ to: '/login', search, state: known ? { isSessionEnded: true } : {} });
  }
  // Another tab signed in, or acts, as someone else: nothing of the person before may stay on this page.
  if (known && session.user && session.user.id !== known.user_info.id) {
    window.location.assign(location.href);
    return new Promise(() => undefined);
  }
  if (session.is_locked) throw redirect({ to: '/lock' });
  markChecked(location.pathname);
  await loadCaller();
  showEndedImpersonation();
}

/** Around every page of the shell: a session, and where the account has workspaces one of them or Personal chosen. */
async function requireWorkspaceChosen(visit: Visit): Promise<void> {
  await requireSession(visit);
  if (visit.cause === 'preload') return;
  const { user_info } = await queryClient.ensureQueryData(meQuery);
  const chosen = chosenWorkspace();
  if (chosen === null || visit.location.pathname.startsWith('/workspace/')) return;
  if (chosen !== undefined) {
    const { workspaces } = await queryClient.ensureQueryData(workspacesQuery);
    if (workspaces.some((one) => one.id === chosen)) return;
    forgetWorkspace();
    toastError(t('workspaces.lost'));
    if (workspaces.length === 0) return;
  } else if (!user_info.has_workspaces) return;
  const { pathname, href } = visit.location;
  throw redirect({ to: '/workspace/login', search: pathname === '/dashboard' ? {} : { redirect: href } });
}

/** For paths that are none: whether the visitor may see the shell around the 404 page. Nobody is sent elsewhere. */
export async function findVisitor(visit: Visit): Promise<{ isSignedIn: boolean }> {
  try {
    await requireWorkspaceChosen(visit);
    return { isSignedIn: true };
  } catch {
    return { isSignedIn: false };
  }
}

/**
 * For `/workspace/login`: shown while no workspace is selected, or on request. Redirects users with no workspace and no
 * permission to create one.
 */
async function requireChoice({ search, cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const { user_info } = await queryClient.ensureQueryData(meQuery);
  if (!user_info.has_workspaces && !user_info.can.create_workspace) throw redirect({ to: '/dashboard' });
  if (
    user_info.has_workspaces &&
    chosenWorkspace() !== undefined &&
    !('forceRedirect' in search && search.forceRedirect === true)
  )
    throw redirect({ to: '/dashboard' });
}

/** For `/workspace/create`. */
async function requireCreate({ cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const { user_info } = await queryClient.ensureQueryData(meQuery);
  if (!user_info.can.create_workspace) throw redirect({ to: '/dashboard' });
}

/** For `/start`: redirects users without permission to add a website to the dashboard. */
async function requireStart(visit: Visit): Promise<void> {
  await requireWorkspaceChosen(visit);
  await requireCreate(visit);
}

/** For the settings of a workspace (the chosen one without an id): a plain user and an id that is not one's own are sent to the dashboard. */
async function requireSettings({ params, cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const id = params['id'] === undefined ? workspaceId() : Number(params['id']);
  const { workspaces } = await queryClient.ensureQueryData(workspacesQuery);
  if (!workspaces.some((one) => one.id === id && one.can.update)) throw redirect({ to: '/dashboard' });
}

async function loadCaller(): Promise<void> {
  const wasKnown = queryClient.getQueryData(meQuery.queryKey);
  if (wasKnown) return;
  let me: Awaited<ReturnType<typeof api.users.showUserInfo>>;
  try {
    me = await queryClient.ensureQueryData(meQuery);
  } catch (error) {
    if (isUnauthorized(error)) throw redirect({ to: '/login' });
    if (await isClosedTo(error)) throw redirect({ to: '/maintenance' });
    toastError(t('errors.server'));
    throw error;
  }
  applyBrand(me.user_info.extra_info);
  if (i18next.language !== me.user_info.locale) await changeLanguage(me.user_info.locale);
}

/** For `/login` and `/register`: a logged-in visitor goes to `/`, the very first visitor to `/register`. */
async function guestsOnly({ location, cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const [state, session] = await Promise.all([platform(), checkSession(toastError).catch(() => null)]);
  if (session && !isCallerRefused()) throw redirect({ to: session.is_locked ? '/lock' : '/' });
  if (state.is_first_run && location.pathname === '/login') throw redirect({ to: '/register' });
}

/** For `/lock`: locks the session until the user enters the password again. */
async function lockSession({ cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const session = await checkSession();
  if (!session) throw redirect({ to: '/login' });
  if (!session.is_locked) await api.session.lock({});
  markChecked('');
}

/** An unknown slug, or a task-assignment tool in the personal workspace, is sent to the dashboard; a conversation has a page of its own. */
async function requireTool({ params }: Visit): Promise<void> {
  const { templates } = await queryClient.ensureQueryData(meQuery);
  const tool = templates.find((template) => template.slug === params['slug']);
  if (!tool || (tool.has_task_assignment && workspaceId() === null)) throw redirect({ to: '/dashboard' });
  if (tool.output === 'chat') throw redirect({ to: '/chat/{-$id}', params: { id: undefined }, search: { tool: tool.slug } });
}

/** An unknown tool has no example: sent to the gallery. */
async function requireExample({ params }: Visit): Promise<void> {
  const { templates } = await queryClient.ensureQueryData(meQuery);
  if (!templates.some(({ slug }) => slug === params['slug'])) throw redirect({ to: '/examples' });
}

/** Neither a premium tool nor one that takes many rows: sent to the dashboard. */
async function requireProduct({ params }: Visit): Promise<void> {
  const { templates } = await queryClient.ensureQueryData(meQuery);
  const tool = templates.find((template) => template.slug === params['product']);
  if (!tool || !(tool.bulk || tool.is_custom)) throw redirect({ to: '/dashboard' });
}

/** By the name that a page's record gives. */
export const guards = {
  session: requireSession,
  workspace: requireWorkspaceChosen,
  guests: guestsOnly,
  lock: lockSession,
  choice: requireChoice,
  create: requireCreate,
  start: requireStart,
  settings: requireSettings,
  tool: requireTool,
  example: requireExample,
  product: requireProduct,
} satisfies Record<GuardName, (visit: Visit) => Promise<void>>;
