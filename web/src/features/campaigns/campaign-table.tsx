// The rows of the manager's dashboard: description, progress of time and money, and next step of each campaign.
import type { CampaignRow } from '@folio/contract/campaign-shapes';
import { Link } from '@tanstack/react-router';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import tiles from '../../ui/icon-tile.module.css';
import { formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { CampaignBadge } from './campaign-badges.tsx';
import { daysBetween, formatDays, formatMoney, today, unknown } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { PacingBar } from './pacing-bar.tsx';

const over = new Set(['completed', 'cancelled']);

/** Progress of the campaign's time, in words. */
function useDaysLeft() {
  const { t, language } = useText();
  return ({ state, from, to, paused_at: pausedAt }: CampaignRow): string => {
    if (!from || !to) return '';
    if (over.has(state)) return t('campaigns.list.ended');
    if (pausedAt) return t('campaigns.list.paused', { day: formatDay(pausedAt.slice(0, 10), language) });
    const now = today();
    if (from > now) return t('campaigns.list.inDays', { count: daysBetween(now, from) });
    return to < now ? t('campaigns.list.ended') : t('campaigns.list.left', { count: daysBetween(now, to) });
  };
}

/** Next step of a user; `isUrgent` if a client is waiting. */
function useNext() {
  const { t, language } = useText();
  return (row: CampaignRow): { words: string; isUrgent: boolean } => {
    if (row.state === 'changes_requested' && row.last_note) return { words: `“${row.last_note}”`, isUrgent: false };
    if (row.state === 'proposed' || row.is_changed_since_approval) {
      const days = row.proposed_at ? daysBetween(row.proposed_at.slice(0, 10), today()) : 0;
      return {
        words: days < 1 ? t('campaigns.itemStates.client_review') : t('campaigns.list.client', { count: days }),
        isUrgent: true,
      };
    }
    if (row.items.client_review > 0)
      return { words: t('campaigns.list.withClient', { count: row.items.client_review }), isUrgent: true };
    if (row.state === 'paused') return { words: t('campaigns.list.resumeOrClose'), isUrgent: false };
    if (row.next_item && !over.has(row.state))
      return { words: `${formatDay(row.next_item.from, language)}: ${row.next_item.name}`, isUrgent: false };
    return { words: unknown, isUrgent: false };
  };
}

function CampaignName({ row }: { row: CampaignRow }) {
  return (
    <Row as="span" flex="shrink" gap={14}>
      <span className={tiles.tile} aria-hidden="true">
        {row.client.slice(0, 1).toUpperCase()}
      </span>
      <span>
        <Link
          to="/audience-campaigns/manager-dashboard/$id/{-$tab}"
          params={{ id: String(row.id), tab: undefined }}
          search={{}}
          className={cells.main}
          data-row
        >
          {row.name}
        </Link>
        <span className={cells.second}>
          {[row.client, row.countries.slice(0, 6).join(' ')].filter((one) => one !== '').join(', ')}
        </span>
      </span>
    </Row>
  );
}

export function CampaignTable({ campaigns, isBusy }: { campaigns: readonly CampaignRow[]; isBusy: boolean }) {
  const { t, language } = useText();
  const daysLeft = useDaysLeft();
  const nextOf = useNext();
  const head = (
    <>
      <th scope="col">{t('campaigns.list.campaign')}</th>
      <th scope="col">{t('campaigns.list.status')}</th>
      <th scope="col">{t('campaigns.list.dates')}</th>
      <th scope="col">{t('campaigns.list.pacing')}</th>
      <th scope="col" className={cells.number}>
        {t('campaigns.list.spent')}
      </th>
      <th scope="col" className={cells.extra}>
        {t('campaigns.list.items')}
      </th>
      <th scope="col" className={cells.extra}>
        {t('campaigns.list.next')}
      </th>
    </>
  );
  return (
    <DataTable caption={t('campaigns.list.caption')} head={head} className={classes.campaigns} isStacked isBusy={isBusy}>
      {campaigns.map((row) => {
        const next = nextOf(row);
        return (
          <tr key={row.id}>
            <td>
              <CampaignName row={row} />
            </td>
            <td>
              <CampaignBadge state={row.state} />
              {row.is_changed_since_approval ? <span className={cells.second}>{t('campaigns.changedSinceApproval')}</span> : null}
            </td>
            <td>
              {row.from && row.to ? formatDays(row.from, row.to, language) : unknown}
              <span className={cells.second}>{daysLeft(row)}</span>
            </td>
            <td>
              <PacingBar pacing={row.pacing} />
            </td>
            <td className={cells.number}>
              <span className={cells.main}>{formatMoney(row.pacing.spent, row.currency, language)}</span>
              {row.budget === null ? null : (
                <span className={cells.second}>
                  {t('campaigns.list.of', { money: formatMoney(row.budget, row.currency, language) })}
                </span>
              )}
            </td>
            <td className={`${cells.nowrap} ${cells.extra}`}>
              {row.items.total === 0
                ? unknown
                : row.items.live === 0
                  ? t('campaigns.list.planned', { count: row.items.total })
                  : t('campaigns.list.live', { live: row.items.live, count: row.items.total })}
            </td>
            <td className={cells.extra}>
              <span className={classes.next} data-urgent={next.isUrgent || undefined}>
                {next.words}
              </span>
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}
