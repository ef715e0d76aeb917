// The company's own sign-in: a plain link, since the way there and back is the browser's.
import { Button } from '@mantine/core';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './session-form.module.css';

interface SingleSignOnProps {
  /** As the company calls it. */
  name: string;
  remember: boolean;
  /** Target path afterwards. */
  redirect: string | undefined;
}

/** Stands below the form, with a line between the two ways in. */
export function SingleSignOn({ name, remember, redirect }: SingleSignOnProps) {
  const { t } = useText();
  const query = new URLSearchParams({ ...(redirect ? { redirect } : {}), remember: remember ? '1' : '0' });
  return (
    <>
      <Row as="p" size="sm" tone="quiet" gap={12} className={classes.or}>
        <span>{t('session.or')}</span>
      </Row>
      <Button
        component="a"
        href={`/api/services/auth/oidc/start?${query}`}
        variant="default"
        fullWidth
        classNames={{ root: classes.provider ?? '', label: classes.providerName ?? '' }}
      >
        {t('session.continueWith', { name })}
      </Button>
    </>
  );
}
