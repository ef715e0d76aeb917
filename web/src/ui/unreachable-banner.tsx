// What every page says while the server does not answer, or the browser has no connection.
import { IconPlugConnectedX } from '@tabler/icons-react';
import classes from './banners.module.css';
import { useText } from './use-text.ts';

export function UnreachableBanner({ isOffline = false }: { isOffline?: boolean }) {
  const { t } = useText();
  return (
    <p className={classes.banner} data-kind="hold" role="alert">
      <IconPlugConnectedX size={18} stroke={1.7} aria-hidden="true" />
      <span>{t(isOffline ? 'errors.offlineBanner' : 'errors.unreachableBanner')}</span>
    </p>
  );
}
