// Storage use of the account against its limit.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatBytes } from '../../../ui/intl-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { lastDays } from '../../../ui/period-choice.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './credits.module.css';
import { spentQuery } from './credits.queries.ts';
import { storageState } from './storage-state.ts';

/** Warns from nine tenths of the limit on. */
export function StoragePanel() {
  const { t, language } = useText();
  // The figures come with the spending of the usual period, which the panel above asks for.
  const [days] = useState(() => lastDays(30));
  const { data, isPending, refetch } = useQuery({ ...spentQuery('user', days), select: (answer) => answer.storage });
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    <Panel title={t('storage.title')}>
      {isPending ? <SkeletonRows rows={1} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data ? <StorageLine used={data.used_bytes} limit={data.limit_bytes} size={size} /> : null}
    </Panel>
  );
}

function StorageLine({ used, limit, size }: { used: number; limit: number | null; size: (bytes: number) => string }) {
  const { t } = useText();
  if (limit === null) return <p>{t('storage.unlimited', { used: size(used) })}</p>;
  const { share, state } = storageState(used, limit);
  return (
    <Stack gap={8}>
      <p>{t('storage.used', { used: size(used), limit: size(limit) })}</p>
      <span className={classes.track}>
        <span className={classes.bar} data-full={state !== 'free' || undefined} style={{ width: `${share * 100}%` }} />
      </span>
      {state === 'free' ? (
        <Text size="sm" tone="quiet">
          {t('storage.lead')}
        </Text>
      ) : (
        <Text tone="failed" role="alert">
          {t(`storage.${state}`)}
        </Text>
      )}
    </Stack>
  );
}
