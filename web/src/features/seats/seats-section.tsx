// Seats in the control panel: members of the account and open invitations.
import type { Seat } from '@folio/contract/seats';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { platformQuery } from '../../base/platform.queries.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { SeatMenu } from './seat-menu.tsx';
import classes from './seats.module.css';
import { seatsQuery } from './seats.queries.ts';

/** The limit is beside the button that it concerns. */
export function SeatsSection() {
  const { t } = useText();
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const [isInviting, setInviting] = useState(false);
  const { data, isPending, refetch } = useQuery(seatsQuery(page, search));
  const sendsEmail = useQuery(platformQuery).data?.sends_email ?? true;
  const isFull = data?.limit.available_seats === 0;
  return (
    <Panel
      isFlush
      title={t('seats.title')}
      aside={
        <Row gap={12} justify="end" wrap>
          {data ? (
            <Text as="span" size="sm" tone="quiet" nowrap>
              {t('seats.taken', { used: data.recordsTotal, max: data.limit.max_seats })}
            </Text>
          ) : null}
          <Button
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            disabled={!data || isFull}
            title={isFull ? t('seats.full') : undefined}
            onClick={() => setInviting(true)}
          >
            {t('seats.invite')}
          </Button>
        </Row>
      }
    >
      <FilterBar
        search={<SearchField label={t('seats.search')} value={search} onSearch={(next) => setView({ search: next, page: 1 })} />}
      />
      {isPending ? <SkeletonRows rows={4} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsFiltered === 0 ? <p className={classes.note}>{t('seats.none')}</p> : null}
      {data && data.recordsFiltered > 0 ? (
        <>
          <SeatTable list={data.list} workspaces={data.workspaces} sendsEmail={sendsEmail} />
          <Pager page={page} total={data.recordsFiltered} onChange={(next) => setView({ search, page: next })} />
        </>
      ) : null}
      {isInviting && data ? (
        <InviteDialog workspaces={data.workspaces} sendsEmail={sendsEmail} onClose={() => setInviting(false)} />
      ) : null}
    </Panel>
  );
}

interface SeatTableProps {
  list: Seat[];
  workspaces: { id: number; name: string }[];
  sendsEmail: boolean;
}

function SeatTable({ list, workspaces, sendsEmail }: SeatTableProps) {
  const { t, language } = useText();
  return (
    <DataTable
      caption={t('seats.title')}
      head={
        <>
          <th>{t('seats.person')}</th>
          <th className={cells.wide}>{t('seats.role')}</th>
          <th className={cells.wide}>{t('seats.state')}</th>
          <th className={cells.wide}>{t('seats.workspaces')}</th>
          <th className={cells.wide}>{t('seats.seen')}</th>
          <th className={cells.act}>
            <span className="visually-hidden">{t('seats.edit')}</span>
          </th>
        </>
      }
    >
      {list.map((seat) => (
        <tr key={seat.id}>
          <td className={cells.main}>
            <Row as="span" gap={12}>
              <PersonAvatar id={seat.user_id} name={seat.name ?? seat.email} />
              <span>
                {seat.name ?? seat.email}{' '}
                {seat.state === 'active' ? null : (
                  <span data-only="phone">
                    <State seat={seat} />
                  </span>
                )}
                <span className={cells.second}>
                  <span data-only="phone">{t(`shell.roles.${seat.role}`)} · </span>
                  {seat.name ? seat.email : <Expiry seat={seat} />}
                </span>
              </span>
            </Row>
          </td>
          <td className={cells.wide}>
            {t(`shell.roles.${seat.role}`)}
            <span className={cells.second}>{t(`seats.roleHelp.${seat.role}`)}</span>
          </td>
          <td className={cells.wide}>
            <State seat={seat} />
          </td>
          <td className={cells.wide}>{seat.workspaces.map((one) => one.name).join(', ') || '–'}</td>
          <td className={`${cells.wide} ${cells.nowrap}`}>{seat.last_seen_at ? formatDay(seat.last_seen_at, language) : '–'}</td>
          <td className={cells.act}>
            <SeatMenu seat={seat} workspaces={workspaces} sendsEmail={sendsEmail} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

const stateKinds = { active: 'ready', invited: 'hold', disabled: 'off' } as const;

function State({ seat }: { seat: Seat }) {
  const { t } = useText();
  return <StateBadge kind={stateKinds[seat.state]}>{t(`seats.states.${seat.state}`)}</StateBadge>;
}

function Expiry({ seat }: { seat: Seat }) {
  const { t, language } = useText();
  const [openedAt] = useState(() => Date.now());
  if (!seat.expires_at || Date.parse(seat.expires_at) <= openedAt) return t('seats.expired');
  return t('seats.expires', { day: formatDay(seat.expires_at, language) });
}
