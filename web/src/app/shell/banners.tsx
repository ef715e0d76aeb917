// What must be known on every page: the server is away, or somebody works as somebody else.
import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconUserShield } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../ui/use-text.ts';
import { api } from '../api.ts';
import { leaveSession } from '../leave-session.ts';
import { useReachable } from '../reachability.ts';
import { useMe } from '../use-me.ts';
import classes from './banners.module.css';

/** Draws nothing on a usual day. */
export function Banners() {
  const { t } = useText();
  const { user_info } = useMe();
  const isReachable = useReachable();
  const leaving = useMutation({ mutationFn: () => leaveSession(() => api.session.leaveImpersonation({}), '/') });
  return (
    <>
      {isReachable ? null : (
        <p className={classes.banner} data-kind="hold" role="alert">
          <IconPlugConnectedX size={18} stroke={1.7} aria-hidden="true" />
          <span>{t('errors.unreachableBanner')}</span>
        </p>
      )}
      {user_info.impersonator ? (
        <output className={classes.banner} data-kind="progress">
          <IconUserShield size={18} stroke={1.7} aria-hidden="true" />
          <span>{t('shell.impersonation', { name: user_info.name })}</span>
          <Button variant="default" size="compact-sm" loading={leaving.isPending} onClick={() => leaving.mutate()}>
            {t('shell.leaveImpersonation')}
          </Button>
        </output>
      ) : null}
    </>
  );
}
