// The data of a campaign: totals, by day, channel, item or country, and the imports behind them.
import type { CampaignImport, ResultGroupRow } from '@folio/contract/campaign-results';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { type CampaignFigure, campaignFigures, type ResultGroup, resultGroups } from '@folio/contract/campaign-words';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FigureStrip, type StripFigure } from '../../ui/figure-strip.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDateTime, formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SkeletonBlock, SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { countryName, formatFigure, formatMoney, formatShare, unknown } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { resultsQuery } from './campaigns.queries.ts';
import { DayChart } from './day-chart.tsx';

/** Maps are loaded only for the country view. */
const CountryFigures = lazy(() => import('./country-figures.tsx'));

interface CampaignResultsProps {
  campaign: Campaign;
  group: ResultGroup;
  onGroup: (group: ResultGroup) => void;
}

/** The client's name of a metric, if a goal names it. */
export const useFigureName = (kpis: Campaign['kpis']) => {
  const { t } = useText();
  return (figure: CampaignFigure) => kpis.find((kpi) => kpi.figure === figure)?.name ?? t(`campaigns.figures.${figure}`);
};

/** Totals of the campaign, against its goals. */
export function ResultTiles({
  campaign,
  totals,
}: {
  campaign: Pick<Campaign, 'kpis' | 'currency' | 'budget'>;
  totals: Awaited<ReturnType<typeof api.campaignResults.show>>['totals'];
}) {
  const { t, language } = useText();
  const nameOf = useFigureName(campaign.kpis);
  const money = (value: number | null) => formatMoney(value, campaign.currency, language);
  const tiles = campaignFigures.map((figure): StripFigure => {
    const { value, items, of } = totals[figure];
    const goal = campaign.kpis.find((kpi) => kpi.figure === figure);
    const known = t('campaignResults.known', { known: items, count: of });
    const target = figure === 'spend' ? campaign.budget : (goal?.target ?? null);
    const shown = figure === 'spend' ? money(target) : formatFigure(target, language);
    const said =
      value !== null && target !== null
        ? t(figure === 'spend' ? 'campaigns.list.of' : value >= target ? 'campaignResults.reached' : 'campaignResults.goal', {
            money: shown,
            goal: shown,
          })
        : figure === 'clicks' && totals.click_rate !== null
          ? t('campaignResults.clickRate', { share: formatShare(totals.click_rate, language, 1) })
          : known;
    return {
      name: nameOf(figure),
      value: figure === 'spend' ? money(value) : formatFigure(value, language),
      beside: value !== null && target ? { text: formatShare(value / target, language), kind: 'better' } : undefined,
      line: said,
    };
  });
  return <FigureStrip figures={tiles} />;
}

export function CampaignResults({ campaign, group, onGroup }: CampaignResultsProps) {
  const { t, language } = useText();
  const nameOf = useFigureName(campaign.kpis);
  const { data, isError, isPlaceholderData, refetch } = useQuery(resultsQuery(campaign.id, group));
  if (isError && !data) return <ErrorState title={t('campaignResults.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  const isTime = group === 'day' || group === 'week';
  const money = (value: number | null) => formatMoney(value, campaign.currency, language);
  const labelOf = (row: ResultGroupRow) => {
    if (row.key === null) return t('campaignResults.none');
    if (isTime) return formatDay(row.key, language);
    return group === 'country' ? countryName(row.key, language) : row.label;
  };
  return (
    <div className={classes.stack}>
      <ResultTiles campaign={campaign} totals={data.totals} />
      {group === 'day' && data.results.length > 0 ? (
        <DayChart
          title={t('campaignResults.chart', { name: nameOf('conversions') })}
          days={data.results
            .slice(0, 31)
            .toReversed()
            .map(({ key, spend, conversions }) => ({ date: key ?? '', bar: spend, line: conversions }))}
          barName={t('campaigns.figures.spend')}
          lineName={nameOf('conversions')}
          formatBar={money}
        />
      ) : null}
      {group === 'country' && data.results.some(({ key }) => key !== null) ? (
        <Suspense fallback={<SkeletonBlock height={470} />}>
          <CountryFigures results={data.results} nameOf={nameOf} />
        </Suspense>
      ) : null}
      <Panel isFlush>
        <FilterBar
          views={
            <ViewSwitch
              label={t('campaignResults.by')}
              views={resultGroups.map((one) => ({ value: one, label: t(`campaignResults.groups.${one}`) }))}
              value={group}
              onChange={onGroup}
            />
          }
          actions={
            <Text as="span" size="sm" tone="quiet">
              {data.known_until ? t('campaigns.pacing.until', { day: formatDay(data.known_until, language) }) : null}
            </Text>
          }
        />
        {data.results.length === 0 ? (
          <EmptyCard
            title={t('campaigns.pacing.none')}
            sample={t('samples.activities', { returnObjects: true })}
            action={
              campaign.can.edit ? (
                <ButtonLink to="/audience-campaigns/manager-dashboard/$id/import" params={{ id: String(campaign.id) }}>
                  {t('campaignResults.import.title')}
                </ButtonLink>
              ) : null
            }
          >
            {t('campaignResults.emptyLead')}
          </EmptyCard>
        ) : (
          <ScrollRegion className={classes.scroll} label={t('campaignResults.by')}>
            <DataTable
              caption={t('campaignResults.by')}
              isBusy={isPlaceholderData}
              head={
                <>
                  <th scope="col">{t(`campaignResults.groups.${group}`)}</th>
                  {campaignFigures.map((figure) => (
                    <th key={figure} scope="col" className={cells.number}>
                      {nameOf(figure)}
                    </th>
                  ))}
                  <th scope="col" className={cells.number}>
                    {t(isTime ? 'campaignResults.planned' : 'campaignResults.cost')}
                  </th>
                  <th scope="col">{t('campaigns.urls.source')}</th>
                </>
              }
            >
              {data.results.map((row) => (
                <tr key={row.key ?? ''}>
                  <td className={`${cells.main} ${isTime ? cells.nowrap : ''}`}>{labelOf(row)}</td>
                  {campaignFigures.map((figure) => (
                    <td key={figure} className={cells.number}>
                      {figure === 'spend' ? money(row.spend) : formatFigure(row[figure], language)}
                    </td>
                  ))}
                  <td className={cells.number}>{isTime ? money(row.planned) : money(row.cost_per_conversion)}</td>
                  <td>{row.sources.join(', ') || unknown}</td>
                </tr>
              ))}
            </DataTable>
          </ScrollRegion>
        )}
      </Panel>
      {data.imports.length > 0 ? <ImportList imports={data.imports} /> : null}
    </div>
  );
}

/** Imports of the campaign, each of which can be undone. */
function ImportList({ imports }: { imports: readonly CampaignImport[] }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const undo = useSingleMutation({
    mutationFn: (id: number) => api.campaignResults.undo({ import_id: id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'campaign.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Panel title={t('campaignResults.imports')} isFlush>
      <ul aria-label={t('campaignResults.imports')}>
        {imports.map((one) => (
          <Row
            as="li"
            key={one.id}
            px={20}
            py={12}
            line="bottom"
            gap={16}
            rowGap={8}
            justify="between"
            wrap
            className={classes.row}
          >
            <Text as="span" breaks flex="shrink">
              {one.file_name}
              <br />
              <Text as="span" size="sm" tone="quiet">
                {[
                  one.source,
                  t('campaignResults.importCounts', { added: one.added, replaced: one.replaced }),
                  one.person,
                  formatDateTime(one.imported_at, language),
                ].join(', ')}
              </Text>
            </Text>
            {one.undone_at ? (
              <Text as="span" size="sm" tone="quiet">
                {t('campaignResults.undone')}
              </Text>
            ) : (
              <Button
                variant="default"
                size="compact-md"
                loading={undo.isPending}
                aria-label={t('campaignResults.undoOne', { name: one.file_name })}
                onClick={() => undo.run(one.id)}
              >
                {t('campaignResults.undo')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
