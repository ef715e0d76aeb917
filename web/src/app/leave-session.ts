// Out of a session: logged out, or oneself again after acting as somebody else.
import { toastError } from '../ui/toast.tsx';
import { messageOf } from './api.ts';
import { forgetWorkspace } from './workspace.ts';

/** Ends the session by `call` and loads the page anew, so that nothing of the person before stays in memory or chosen. */
export async function leaveSession(call: () => Promise<unknown>, to: '/' | '/login'): Promise<void> {
  try {
    await call();
    forgetWorkspace();
    window.location.assign(to);
  } catch (error) {
    toastError(messageOf(error));
  }
}
