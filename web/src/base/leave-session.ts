// Out of a session: logged out, or oneself again after acting as someone else.
import { toastError } from '../ui/toast.tsx';
import { api, messageOf } from './api.ts';
import { sendHeldCalls } from './held-calls.ts';
import { forgetWorkspace, restoreWorkspace } from './workspace.ts';

/** Ends the session by `call`, which returns where to go, and reloads the page, so that nothing of the person before stays in memory or chosen. */
async function leave(call: () => Promise<string>, afterwards: () => void): Promise<void> {
  try {
    await sendHeldCalls();
    const to = await call();
    afterwards();
    window.location.assign(to);
  } catch (error) {
    toastError(messageOf(error));
  }
}

const noticeKey = 'folio.impersonation-ended';

/** After an impersonation ended by itself: oneself again, on a page that is loaded anew and says why. False where one's own session ended too. */
export async function returnToOneself(notice: string): Promise<boolean> {
  try {
    await api.session.leaveImpersonation({}, { context: { isSessionCheck: true } });
  } catch {
    return false;
  }
  try {
    sessionStorage.setItem(noticeKey, notice);
  } catch {
    // A browser that keeps nothing shows the page without the sentence.
  }
  restoreWorkspace();
  window.location.assign('/');
  return true;
}

/** Shows once why one is oneself again. */
export function showEndedImpersonation(): void {
  try {
    const notice = sessionStorage.getItem(noticeKey);
    if (notice === null) return;
    sessionStorage.removeItem(noticeKey);
    toastError(notice);
  } catch {
    // Nothing was kept.
  }
}

/** A session of single sign-on ends at the provider too, which leads back to the login page. */
export const logOut = (): Promise<void> =>
  leave(async () => (await api.session.logout({})).end_session_url ?? '/login', forgetWorkspace);

/** Oneself again, in the workspace chosen before. */
export const leaveImpersonation = (): Promise<void> =>
  leave(() => api.session.leaveImpersonation({}).then(() => '/'), restoreWorkspace);
