// Every notification to users of the account, with the delivery status of its email.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './groups.module.css';
import { deliveriesQuery, type EmailState } from './groups.queries.ts';

const states = ['sent', 'waiting', 'failed', 'none'] as const satisfies EmailState[];
const kinds = { sent: 'ready', waiting: 'hold', failed: 'failed' } as const;

/** Ten a page, newest first; a failed mail says why. */
export function DeliveryLog() {
  const { t, language } = useText();
  const [{ page, state }, setView] = useState<{ page: number; state: EmailState | null }>({ page: 1, state: null });
  const { data, isPending, isPlaceholderData, refetch } = useQuery(deliveriesQuery(page, state));
  const filter = (
    <Select
      aria-label={t('notices.mail')}
      className={classes.filter}
      data={[
        { value: 'all', label: t('notices.deliveriesAll') },
        ...states.map((value) => ({ value, label: t(`notices.states.${value}`) })),
      ]}
      value={state ?? 'all'}
      allowDeselect={false}
      checkIconPosition="right"
      onChange={(chosen) => setView({ page: 1, state: states.find((one) => one === chosen) ?? null })}
    />
  );
  const isNothing = data?.recordsFiltered === 0;
  return (
    <Panel isFlush title={t('notices.deliveries')} aside={isNothing && !state ? null : filter}>
      {isPending ? <SkeletonRows rows={3} /> : null}
      {!isPending && !data ? <ErrorState title={t('notices.deliveriesFailed')} onRetry={() => void refetch()} /> : null}
      {isNothing && state ? <p className={classes.note}>{t('notices.deliveriesNoMatch')}</p> : null}
      {isNothing && !state ? (
        <EmptyState title={t('notices.deliveriesNone')}>{t('notices.deliveriesNoneLead')}</EmptyState>
      ) : null}
      {data && !isNothing ? (
        <>
          <DataTable
            caption={t('notices.deliveries')}
            isBusy={isPlaceholderData}
            head={
              <>
                <th>{t('notices.person')}</th>
                <th className={cells.wide}>{t('notices.event')}</th>
                <th className={cells.wide}>{t('panel.when')}</th>
                <th>{t('notices.mail')}</th>
              </>
            }
          >
            {data.deliveries.map(({ id, user, event, email_state, email_problem, created_at }) => (
              <tr key={id}>
                <td className={cells.main}>
                  {user.name}
                  <span className={`${cells.second} ${cells.narrow}`}>{t(`notices.events.${event}`)}</span>
                  <span className={`${cells.second} ${cells.narrow}`}>{formatDateTime(created_at, language)}</span>
                </td>
                <td className={cells.wide}>{t(`notices.events.${event}`)}</td>
                <td className={`${cells.wide} ${cells.nowrap}`}>{formatDateTime(created_at, language)}</td>
                <td>
                  {email_state === 'none' ? (
                    <span className={cells.second}>{t('notices.states.none')}</span>
                  ) : (
                    <StateBadge kind={kinds[email_state]}>{t(`notices.states.${email_state}`)}</StateBadge>
                  )}
                  {email_problem ? <span className={cells.second}>{email_problem}</span> : null}
                </td>
              </tr>
            ))}
          </DataTable>
          <Pager page={page} total={data.recordsFiltered} onChange={(next) => setView({ page: next, state })} />
        </>
      ) : null}
    </Panel>
  );
}
