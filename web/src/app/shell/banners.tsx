// What must be known on every page: the server is away, or someone works as someone else.
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
