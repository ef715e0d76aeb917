import { deviceName } from '@folio/contract/device-name';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { agoWithin } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';
import { sessionsQuery } from './profile.queries.ts';

/** Every place the caller is logged in; all but this one can be ended here. */
export function SessionList() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: number) => api.session.endSession({ session_id: id }),
    onSuccess: () => {
      toastSuccess(t('profile.sessionEnded'));
      return invalidate(client, 'session.ended');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  if (isPending) return <SkeletonRows rows={2} />;
  if (isError && !data) return <ErrorState title={t('profile.failedSessions')} onRetry={() => void refetch()} />;
  return (
    <ul>
      {data.sessions.map((session) => (
        <Row as="li" key={session.id} gap={16} rowGap={8} justify="between" wrap className={classes.session}>
          <span>
            <Text as="span" weight="medium">
              {deviceName(session.user_agent) ?? t('profile.unknownDevice')}
            </Text>
            {session.impersonator ? (
              <Text as="span" size="sm" tone="quiet" style={{ display: 'block' }}>
                {t('profile.actsAsYou', { name: session.impersonator.name })}
              </Text>
            ) : null}
            {session.acts_as ? (
              <Text as="span" size="sm" tone="quiet" style={{ display: 'block' }}>
                {t('profile.youActAs', { name: session.acts_as.name })}
              </Text>
            ) : null}
            <Text as="span" size="sm" tone="quiet" style={{ display: 'block' }}>
              {t('profile.lastSeen', { when: agoWithin(session.last_seen_at, language) })}
            </Text>
          </span>
          {session.is_current ? (
            <Text as="span" size="sm" tone="quiet">
              {t('profile.thisDevice')}
            </Text>
          ) : (
            <Button
              variant="default"
              size="compact-sm"
              loading={end.isPending && end.variables === session.id}
              onClick={() => end.mutate(session.id)}
            >
              {t(session.impersonator || session.acts_as ? 'profile.endImpersonation' : 'profile.endSession')}
            </Button>
          )}
        </Row>
      ))}
    </ul>
  );
}
