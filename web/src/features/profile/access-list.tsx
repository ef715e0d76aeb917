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
import { accessQuery } from './profile.queries.ts';

/** Sessions and impersonations have rows of their own (`session-list.tsx`). */
const labels = {
  single_sign_on: 'profile.accessSingleSignOn',
  api_token: 'profile.accessApiToken',
  calendar_feed: 'profile.accessFeed',
  webhook: 'profile.accessWebhook',
  review_link: 'profile.accessReviewLink',
} as const;

type Label = keyof typeof labels;
const isLabelled = (kind: string): kind is Label => Object.hasOwn(labels, kind);

/** Tokens, feeds, webhooks and review links that the caller created, each with its last use. */
export function AccessList() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(accessQuery);
  const revoke = useMutation({
    mutationFn: ({ kind, id }: { kind: Label; id: number }) => api.session.revokeAccess({ kind, id }),
    onSuccess: () => {
      toastSuccess(t('profile.revoked'));
      return invalidate(client, 'access.revoked');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  if (isPending) return <SkeletonRows rows={2} />;
  if (isError && !data) return <ErrorState title={t('profile.failedAccess')} onRetry={() => void refetch()} />;
  const rows = data.access.flatMap((entry) => (isLabelled(entry.kind) ? [{ ...entry, kind: entry.kind }] : []));
  if (rows.length === 0) return null;
  return (
    <ul className={classes.access}>
      {rows.map((entry) => {
        const label = t(labels[entry.kind], { name: entry.name || t('profile.allWorkspaces') });
        return (
          <Row as="li" key={`${entry.kind} ${entry.id}`} gap={16} rowGap={8} justify="between" wrap className={classes.session}>
            <span>
              <Text as="span" weight="medium">
                {label}
              </Text>
              <Text as="span" size="sm" tone="quiet" style={{ display: 'block' }}>
                {entry.last_used_at === null
                  ? t('profile.neverUsed')
                  : t('profile.lastUsed', { when: agoWithin(entry.last_used_at, language) })}
              </Text>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${t('profile.revoke')}: ${label}`}
              loading={revoke.isPending && revoke.variables.kind === entry.kind && revoke.variables.id === entry.id}
              onClick={() => revoke.mutate({ kind: entry.kind, id: entry.id })}
            >
              {t('profile.revoke')}
            </Button>
          </Row>
        );
      })}
    </ul>
  );
}
