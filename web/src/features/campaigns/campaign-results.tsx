// The figures of a campaign: what is known of all of it, by day, channel, item or country, and the imports they come from.
import type { CampaignImport, ResultGroupRow } from '@folio/contract/campaign-results';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { type CampaignFigure, campaignFigures, type ResultGroup, resultGroups } from '@folio/contract/campaign-words';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { useOwnShapes } from '../../base/own-shapes.ts';
import { invalidate } from '../../base/stale-after.ts';
import { CountryMapFrame } from '../../ui/country-map/country-map-frame.tsx';
import { isInRegion, mapRegions } from '../../ui/country-map/map-regions.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import tabs from '../../ui/quiet-tabs.module.css';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { countryName, formatDate, formatFigure, formatMoney, formatShare, unknown } from './campaign-format.ts';
import classes from './campaigns.module.css';
import { resultsQuery } from './campaigns.queries.ts';
import { DayChart } from './day-chart.tsx';
import { type FigureTile, FigureTiles } from './figure-tiles.tsx';

interface CampaignResultsProps {
  campaign: Campaign;
  group: ResultGroup;
  onGroup: (group: ResultGroup) => void;
}

/** What a client calls a figure, where a goal names it. */
export const useFigureName = (kpis: Campaign['kpis']) => {
  const { t } = useText();
  return (figure: CampaignFigure) => kpis.find((kpi) => kpi.figure === figure)?.name ?? t(`campaigns.figures.${figure}`);
};

/** What is known of the whole campaign, against its goals. */
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
  const tiles = campaignFigures.map((figure): FigureTile => {
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
      beside: value !== null && target ? formatShare(value / target, language) : undefined,
      said,
    };
  });
  return <FigureTiles tiles={tiles} />;
}

export function CampaignResults({ campaign, group, onGroup }: CampaignResultsProps) {
  const { t, language } = useText();
  const nameOf = useFigureName(campaign.kpis);
  const { data, isError, isPlaceholderData, refetch } = useQuery(resultsQuery(campaign.id, group));
  if (isError) return <ErrorState title={t('campaignResults.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  const isTime = group === 'day' || group === 'week';
  const money = (value: number | null) => formatMoney(value, campaign.currency, language);
  const labelOf = (row: ResultGroupRow) => {
    if (row.key === null) return t('campaignResults.none');
    if (isTime) return formatDate(row.key, language);
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
        <CountryFigures results={data.results} nameOf={nameOf} />
      ) : null}
      <Panel isFlush>
        <div className={classes.row}>
          <fieldset className={tabs.tabs} aria-label={t('campaignResults.by')}>
            {resultGroups.map((one) => (
              <button key={one} type="button" className={tabs.tab} aria-pressed={one === group} onClick={() => onGroup(one)}>
                {t(`campaignResults.groups.${one}`)}
              </button>
            ))}
          </fieldset>
          <span className={classes.quiet}>
            {data.known_until ? t('campaigns.pacing.until', { day: formatDate(data.known_until, language) }) : null}
          </span>
        </div>
        {data.results.length === 0 ? (
          <EmptyState title={t('campaigns.pacing.none')}>{t('campaignResults.emptyLead')}</EmptyState>
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

/** From what a campaign is for to what it begins with: the first that is known of a country is drawn. */
const drawnFigures = ['conversions', 'visits', 'clicks', 'impressions'] as const;

interface CountryFiguresProps {
  results: readonly ResultGroupRow[];
  nameOf: (figure: CampaignFigure) => string;
}

/** Countries on the map; the table below has the same figures. */
function CountryFigures({ results, nameOf }: CountryFiguresProps) {
  const { t, language } = useText();
  const loadOwn = useOwnShapes();
  const [selected, setSelected] = useState<string | null>(null);
  const figure = drawnFigures.find((one) => results.some((row) => row.key !== null && row[one] !== null)) ?? 'conversions';
  const rows = useMemo(
    () => new Map(results.flatMap((row) => (row.key === null ? [] : [[row.key, row[figure]] as const]))),
    [results, figure],
  );
  const region = mapRegions.find((one) => one !== 'world' && [...rows.keys()].every((code) => isInRegion(code, one))) ?? 'world';
  const shares = useMemo(() => {
    const highest = Math.max(1, ...[...rows.values()].map((value) => value ?? 0));
    return new Map([...rows].map(([code, value]) => [code, value === null ? null : value / highest]));
  }, [rows]);
  const title = t('campaignResults.map', { name: nameOf(figure) });
  const figureOf = (code: string) => formatFigure(rows.get(code) ?? null, language);
  const card = (code: string) => (
    <>
      <b>{countryName(code, language)}</b>
      <br />
      {nameOf(figure)}: {figureOf(code)}
    </>
  );
  return (
    <Panel title={title} isFlush>
      <div style={{ height: 420 }}>
        <CountryMapFrame
          label={title}
          region={region}
          shares={shares}
          selected={selected}
          onSelect={setSelected}
          say={(code) => `${countryName(code, language)}: ${figureOf(code)}`}
          card={card}
          loadOwn={loadOwn}
        />
      </div>
    </Panel>
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
      <ul className={classes.list} aria-label={t('campaignResults.imports')}>
        {imports.map((one) => (
          <li key={one.id} className={classes.row}>
            <span className={classes.said}>
              {one.file_name}
              <br />
              <span className={classes.quiet}>
                {[
                  one.source,
                  t('campaignResults.importCounts', { added: one.added, replaced: one.replaced }),
                  one.person,
                  formatDateTime(one.imported_at, language),
                ].join(', ')}
              </span>
            </span>
            {one.undone_at ? (
              <span className={classes.quiet}>{t('campaignResults.undone')}</span>
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
          </li>
        ))}
      </ul>
    </Panel>
  );
}
