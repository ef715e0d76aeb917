// What every page says while the server does not answer.
import { IconPlugConnectedX } from '@tabler/icons-react';
import classes from './banners.module.css';
import { useText } from './use-text.ts';

export function UnreachableBanner() {
  const { t } = useText();
  return (
    <p className={classes.banner} data-kind="hold" role="alert">
      <IconPlugConnectedX size={18} stroke={1.7} aria-hidden="true" />
      <span>{t('errors.unreachableBanner')}</span>
    </p>
  );
}
