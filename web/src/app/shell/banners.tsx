// What must be known on every page: the server is away, or somebody works as somebody else.
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import { ImpersonationBanner } from '../impersonation-banner.tsx';
import { useReachable } from '../reachability.ts';
import classes from './banners.module.css';

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
