import { Button } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { leaveImpersonation } from '../../base/leave-session.ts';
import { useMe } from '../../base/use-me.ts';
import classes from '../../ui/banners.module.css';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';

/** Names the impersonated user, with a button to end impersonation; empty without impersonation. */
export function ImpersonationBanner() {
  const { t } = useText();
  const { user_info } = useMe();
  const leaving = useMutation({ mutationFn: leaveImpersonation });
  if (!user_info.impersonator) return null;
  return (
    <Row as="output" size="sm" weight="medium" gap={10} rowGap={6} wrap className={classes.banner} data-kind="progress">
      <IconUserShield size={18} stroke={1.7} aria-hidden="true" />
      <span>{t('shell.impersonation', { name: user_info.name })}</span>
      <Button variant="default" size="compact-sm" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('shell.leaveImpersonation')}
      </Button>
    </Row>
  );
}
