// The balance, the credits spent on each of the last 30 days, and every transaction; for owners also by user and purpose.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isPlatformStaff } from '../../base/platform-staff.ts';
import { useMe } from '../../base/use-me.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { DayBars } from '../../ui/day-bars.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Figures } from '../../ui/figures.tsx';
import { formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ledgerQuery } from './control-panel.queries.ts';

const SpendingPanel = lazy(() => import('./credits/spending-panel.tsx').then((module) => ({ default: module.SpendingPanel })));
const StoragePanel = lazy(() => import('./credits/storage-panel.tsx').then((module) => ({ default: module.StoragePanel })));
const CapsPanel = lazy(() => import('./credits/caps-panel.tsx').then((module) => ({ default: module.CapsPanel })));
const AccountsPanel = lazy(() => import('./credits/accounts-panel.tsx').then((module) => ({ default: module.AccountsPanel })));

/** Movements are listed ten a page, newest first. */
export function CreditsSection() {
  const { t, language } = useText();
  const { role, staff_scope } = useMe().user_info;
  const isStaff = isPlatformStaff({ staff_scope });
  const isOwner = isStaff || role === 'admin' || role === 'master';
  const [page, setPage] = useState(1);
  const { data, isPending, refetch, isPlaceholderData } = useQuery(ledgerQuery(page));
  if (isPending) return <SkeletonBlock height={420} />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  const { movements, balance, days, recordsFiltered } = data;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, language)}`;
  return (
    <Stack gap="page">
      <Panel>
        <Figures
          figures={[
            [t('panel.available'), balance.available],
            [t('panel.reserved'), balance.reserved],
            [t('panel.credits.spent'), data.spent_30_days],
          ]}
        />
        <Text size="sm" tone="quiet" mt={12}>
          {t('creditHelp.meaning')} {isStaff ? t('creditHelp.onOwnServer') : null}
        </Text>
      </Panel>
      <Panel title={t('panel.credits.perDay')}>
        <DayBars days={days.map(({ date, spent }) => ({ date, value: spent }))} label={t('panel.credits.perDay')} isTall />
      </Panel>
      <Suspense fallback={<SkeletonBlock height={260} />}>
        {isOwner ? (
          <>
            <SpendingPanel />
            <StoragePanel />
            <CapsPanel />
          </>
        ) : null}
        {isStaff ? <AccountsPanel /> : null}
      </Suspense>
      <Panel title={t('panel.credits.movements')} isFlush>
        {recordsFiltered === 0 ? (
          <EmptyState title={t('panel.credits.none')} />
        ) : (
          <>
            <DataTable
              caption={t('panel.credits.movements')}
              isBusy={isPlaceholderData}
              head={
                <>
                  <th>{t('panel.credits.for')}</th>
                  <th className={cells.wide}>{t('panel.credits.who')}</th>
                  <th className={cells.wide}>{t('panel.when')}</th>
                  <th className={cells.number}>{t('panel.credits.amount')}</th>
                  <th className={cells.number}>{t('panel.credits.balance')}</th>
                </>
              }
            >
              {movements.map((movement) => (
                <tr key={movement.id} data-quiet={isPlaceholderData || undefined}>
                  <td className={cells.main}>
                    {movement.title ?? t(`panel.credits.kinds.${movement.kind}`)}
                    {movement.title ? <span className={cells.second}>{t(`panel.credits.kinds.${movement.kind}`)}</span> : null}
                    <span className={`${cells.second} ${cells.narrow}`}>{formatDateTime(movement.created_at, language)}</span>
                  </td>
                  <td className={cells.wide}>{movement.user?.name ?? '–'}</td>
                  <td className={`${cells.wide} ${cells.nowrap}`}>{formatDateTime(movement.created_at, language)}</td>
                  <td className={cells.number}>{signed(movement.amount)}</td>
                  <td className={cells.number}>{formatNumber(movement.balance, language)}</td>
                </tr>
              ))}
            </DataTable>
            <Pager page={page} total={recordsFiltered} onChange={setPage} />
          </>
        )}
      </Panel>
    </Stack>
  );
}
