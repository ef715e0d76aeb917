// What must be known on every page: the server is away, or someone works as someone else.
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useReachable } from '../../base/reachability.ts';
import { ImpersonationBanner } from '../../features/session/impersonation-banner.tsx';
import classes from '../../ui/banners.module.css';
import { useText } from '../../ui/use-text.ts';

/** Draws nothing on a usual day. */
export function Banners() {
  const { t } = useText();
  const isReachable = useReachable();
  return (
    <>
      {isReachable ? null : (
        <p className={classes.banner} data-kind="hold" role="alert">
          <IconPlugConnectedX size={18} stroke={1.7} aria-hidden="true" />
          <span>{t('errors.unreachableBanner')}</span>
        </p>
      )}
      <ImpersonationBanner />
    </>
  );
}
