// Redirects from a page with refused calls: to the login if the session ended, to the maintenance page if the platform closed.
import { apiEvents, meQuery } from '../base/api.ts';
import { forgetRefusedCaller } from '../base/forget-caller.ts';
import { isPlatformStaff } from '../base/platform-staff.ts';
import { queryClient } from '../base/query-client.ts';
import { forgetWorkspace } from '../base/workspace.ts';
import type { AppRouter } from './router.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A call of the page before was refused because its session had ended. */
    isSessionEnded?: boolean;
  }
}

const publicPaths = /^\/(login|register|reset-password|lock|pricing|maintenance|impersonate|invitation)\b/;

/** Call it once for each router. Returns a function that ends it. */
export function watchRefusals(router: AppRouter): () => void {
  const onUnauthorized = () => {
    const { pathname, href } = router.latestLocation;
    if (publicPaths.test(pathname)) return;
    forgetRefusedCaller();
    // The next user of this browser chooses a workspace again.
    forgetWorkspace();
    void router.navigate({ to: '/login', search: { redirect: href }, state: { isSessionEnded: true } });
  };
  const onMaintenance = () => {
    const me = queryClient.getQueryData(meQuery.queryKey)?.user_info;
    if (publicPaths.test(router.latestLocation.pathname) || (me && isPlatformStaff(me))) return;
    void router.navigate({ to: '/maintenance' });
  };
  apiEvents.addEventListener('unauthorized', onUnauthorized);
  apiEvents.addEventListener('maintenance', onMaintenance);
  return () => {
    apiEvents.removeEventListener('unauthorized', onUnauthorized);
    apiEvents.removeEventListener('maintenance', onMaintenance);
  };
}
