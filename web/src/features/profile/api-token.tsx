// The API token: made here, shown once, kept nowhere in the clear.
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../app/api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { formatAgo, formatDateTime } from '../../ui/intl-format.ts';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';
import { apiTokenQuery } from './profile.queries.ts';

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** `onToken` gets the new token, so that the example beside it can use it. */
export function ApiToken({ onToken }: { onToken: (token: string) => void }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const token = useQuery(apiTokenQuery);
  const [isAsking, setAsking] = useState(false);
  const make = useMutation({
    mutationFn: () => api.users.updateApiToken({}),
    onSuccess: ({ plainTextToken }) => {
      onToken(plainTextToken);
      toastSuccess(t('profile.api.done'));
      return client.invalidateQueries({ queryKey: apiTokenQuery.queryKey });
    },
    onError: () => toastError(t('profile.api.failed')),
    onSettled: () => setAsking(false),
  });
  if (token.isPending) return <SkeletonBlock height={56} />;
  const present = token.data?.api_token ?? null;
  const said = present
    ? [
        t('profile.api.made', { when: formatDateTime(present.created_at, language) }),
        present.last_used_at
          ? t('profile.api.used', { when: formatAgo(present.last_used_at, language) })
          : t('profile.api.unused'),
      ].join(', ')
    : '';
  return (
    <>
      <div className={classes.between}>
        <div>
          <p className={classes.device}>
            {present ? t('profile.api.ending', { ending: present.ending }) : t('profile.api.none')}
          </p>
          {said ? <p className={classes.quiet}>{said}</p> : null}
        </div>
        <Button loading={make.isPending} onClick={() => (present ? setAsking(true) : make.mutate())}>
          {present ? t('profile.api.renew') : t('profile.api.make')}
        </Button>
      </div>
      {make.data ? (
        <>
          <div className={classes.token}>
            <code className={classes.code} aria-label={t('profile.api.yourToken')}>
              {make.data.plainTextToken}
            </code>
            <CopyButton text={make.data.plainTextToken} />
          </div>
          <p className={classes.once}>{t('profile.api.once')}</p>
        </>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            loss={t('profile.api.loss')}
            verb={t('profile.api.renew')}
            isBusy={make.isPending}
            onKeep={() => setAsking(false)}
            onConfirm={() => make.mutate()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
