// Who may open which address; every redirect of the specification stands here. The server decides anew with every call:
// these guards only spare the visitor a page that would be refused.
import { redirect } from '@tanstack/react-router';
import i18next, { changeLanguage, t } from 'i18next';
import { toastError } from '../ui/toast.tsx';
import { ApiError, api, meQuery } from './api.ts';
import { applyBrand } from './brand.ts';
import { queryClient } from './query-client.ts';

interface Visit {
  location: { pathname: string; href: string };
  cause: 'enter' | 'stay' | 'preload';
}

let checkedPath = '';

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

const platform = (staleTime = 30_000) =>
  queryClient.fetchQuery({ queryKey: ['platform'], queryFn: () => api.platform.showPlatform({}), staleTime });

/** True where a call was refused because the platform is closed, and not because it is broken. */
async function isClosedTo(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 503) return false;
  try {
    return (await platform(0)).is_in_maintenance;
  } catch {
    return false;
  }
}

async function checkSession(): Promise<{ is_locked: boolean } | null> {
  try {
    return await api.session.check({}, { context: { isSessionCheck: true } });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** Asks `GET /user` before each protected page; only success or 401 matters, an unreachable server keeps the page. */
export async function requireSession({ location, cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const known = queryClient.getQueryData(meQuery.queryKey);
  if (known && checkedPath === location.pathname) return;
  let session: { is_locked: boolean } | null = { is_locked: false };
  try {
    session = await checkSession();
  } catch (error) {
    if (await isClosedTo(error)) throw redirect({ to: '/maintenance' });
    if (!known) throw error;
  }
  if (!session) {
    queryClient.clear();
    throw redirect({ to: '/login', search: location.pathname === '/dashboard' ? {} : { redirect: location.href } });
  }
  if (session.is_locked) throw redirect({ to: '/lock' });
  checkedPath = location.pathname;
  await loadCaller();
}

async function loadCaller(): Promise<void> {
  const wasKnown = queryClient.getQueryData(meQuery.queryKey);
  if (wasKnown) return;
  const state = platform();
  state.catch(() => undefined);
  let me: Awaited<ReturnType<typeof api.users.showUserInfo>>;
  try {
    me = await queryClient.ensureQueryData(meQuery);
  } catch (error) {
    if (isUnauthorized(error)) throw redirect({ to: '/login' });
    if (await isClosedTo(error)) throw redirect({ to: '/maintenance' });
    toastError(t('errors.server'));
    throw error;
  }
  const { is_in_maintenance } = await state;
  if (is_in_maintenance && !me.user_info.is_admin) throw redirect({ to: '/maintenance' });
  applyBrand(me.user_info.extra_info);
  if (i18next.language !== me.user_info.locale) await changeLanguage(me.user_info.locale);
}

/** For `/login` and `/register`: a logged-in visitor goes to `/`, the very first visitor to `/register`. */
export async function guestsOnly({ location, cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const [state, session] = await Promise.all([platform(), checkSession().catch(() => null)]);
  if (session) throw redirect({ to: session.is_locked ? '/lock' : '/' });
  if (state.is_first_run && location.pathname === '/login') throw redirect({ to: '/register' });
}

/** For `/lock`: whoever opens it is locked until the password is given again. */
export async function lockSession({ cause }: Visit): Promise<void> {
  if (cause === 'preload') return;
  const session = await checkSession();
  if (!session) throw redirect({ to: '/login' });
  if (!session.is_locked) await api.session.lock({});
  checkedPath = '';
}

/** A plain user, without `force_control_panel`, is sent to the dashboard. */
export async function requireControlPanel(): Promise<void> {
  const { user_info } = await queryClient.ensureQueryData(meQuery);
  if (!user_info.can.open_control_panel) throw redirect({ to: '/dashboard' });
}

/** An unknown slug, or a task-assignment tool in the personal workspace, is sent to the dashboard. */
export async function requireTool({ params }: { params: { slug: string } }): Promise<void> {
  const { templates } = await queryClient.ensureQueryData(meQuery);
  const tool = templates.find((template) => template.slug === params.slug);
  if (!tool || tool.has_task_assignment) throw redirect({ to: '/dashboard' });
}

/** Forgets the caller and everything asked on their behalf. */
export function forgetCaller(): void {
  checkedPath = '';
  queryClient.clear();
}
