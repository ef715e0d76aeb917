// Banner of every page while the server does not respond, or the browser has no connection.
import { IconPlugConnectedX } from '@tabler/icons-react';
import classes from './banners.module.css';
import { Row } from './row.tsx';
import { useText } from './use-text.ts';

export function UnreachableBanner({ isOffline = false }: { isOffline?: boolean }) {
  const { t } = useText();
  return (
    <Row as="p" size="sm" weight="medium" gap={10} rowGap={6} wrap className={classes.banner} data-kind="hold" role="alert">
      <IconPlugConnectedX size={18} stroke={1.7} aria-hidden="true" />
      <span>{t(isOffline ? 'errors.offlineBanner' : 'errors.unreachableBanner')}</span>
    </Row>
  );
}
