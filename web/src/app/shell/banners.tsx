// Banners on every page: the server is unreachable, or a user is impersonated.
import { useConnection } from '../../base/reachability.ts';
import { ImpersonationBanner } from '../../features/session/impersonation-banner.tsx';
import { UnreachableBanner } from '../../ui/unreachable-banner.tsx';

/** Draws nothing on a usual day. */
export function Banners() {
  const connection = useConnection();
  return (
    <>
      {connection === 'online' ? null : <UnreachableBanner isOffline={connection === 'offline'} />}
      <ImpersonationBanner />
    </>
  );
}
