// Out of a session: logged out, or oneself again after acting as someone else.
import { toastError } from '../ui/toast.tsx';
import { api, messageOf } from './api.ts';
import { forgetWorkspace, restoreWorkspace } from './workspace.ts';

/** Ends the session by `call` and reloads the page, so that nothing of the person before stays in memory or chosen. */
async function leave(call: () => Promise<unknown>, afterwards: () => void, to: '/' | '/login'): Promise<void> {
  try {
    await call();
    afterwards();
    window.location.assign(to);
  } catch (error) {
    toastError(messageOf(error));
  }
}

export const logOut = (): Promise<void> => leave(() => api.session.logout({}), forgetWorkspace, '/login');

/** Oneself again, in the workspace chosen before. */
export const leaveImpersonation = (): Promise<void> => leave(() => api.session.leaveImpersonation({}), restoreWorkspace, '/');
