import { useQuery } from '@tanstack/react-query';
import { platformQuery } from '../../base/platform.queries.ts';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';
import { accessQuery } from './profile.queries.ts';

/** Links the user to the company's login, which platform administrators can do only while they are logged in. */
export function ConnectSignOn() {
  const { t } = useText();
  const name = useQuery(platformQuery).data?.single_sign_on;
  const access = useQuery(accessQuery).data?.access;
  if (!name || !access || access.some(({ kind }) => kind === 'single_sign_on')) return null;
  return (
    <Row as="p" gap={16} rowGap={8} justify="between" wrap className={classes.session}>
      <a href="/api/services/auth/oidc/start?redirect=%2Fmy-profile">{t('profile.connectSingleSignOn', { name })}</a>
    </Row>
  );
}
