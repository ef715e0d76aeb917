// A market: filters, map, meaning of its values, and the table beside it. The same in the shell and on the full screen.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { CountryTable } from './country-table.tsx';
import { MarketFilters } from './market-filters.tsx';
import { MarketMap } from './market-map.tsx';
import { MarketNotice } from './market-notice.tsx';
import { type MarketRow, rowsOf, withOwnFigures } from './market-rows.ts';
import classes from './markets.module.css';
import { marketQuery } from './markets.queries.ts';
import { daysOfPeriod, type MarketsSearch } from './markets-search.ts';
import type { OwnFigures } from './own-figures.ts';
import { OwnFiguresDialog } from './own-figures-dialog.tsx';
import { shownFigure } from './shown-figure.ts';

interface MarketViewProps {
  search: MarketsSearch;
  workspaceId: number | null;
  hasCampaigns: boolean;
  onChange: (changes: Partial<MarketsSearch>) => void;
  /** Opens a task for a country; null for users without tasks. */
  onTask: ((row: MarketRow) => void) | null;
}

export function MarketView({ search, workspaceId, hasCampaigns, onChange, onTask }: MarketViewProps) {
  const { t, language } = useText();
  const { layer = 'trends', provider = 'wikipedia', period = '365', region = 'world', figure: name = 'conversions' } = search;
  const keyword = layer === 'trends' ? (search.keyword ?? '') : '';
  const [days] = useState(() => ({ now: Date.now() }));
  const [selected, setSelected] = useState<string | null>(null);
  const [figures, setFigures] = useState<OwnFigures | null>(null);
  const [isBringing, setBringing] = useState(false);
  const own = layer === 'trends' ? figures : null;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    marketQuery({
      layer,
      // With own figures nothing is asked outside.
      keyword: own ? '' : keyword,
      provider,
      figure: name,
      ...(layer === 'campaigns' && search.campaign ? { campaign_id: search.campaign } : {}),
      ...daysOfPeriod(period, layer, days.now),
      workspace_id: workspaceId,
    }),
  );
  const currency = data?.currency ?? null;
  const figure = useMemo(() => shownFigure(layer, name, currency, t), [layer, name, currency, t]);
  const isShown = data !== undefined && data.layer === layer;
  const rows = useMemo(
    () => (isShown ? rowsOf(withOwnFigures(data.countries, own, hasCampaigns), region, language) : null),
    [isShown, data, own, hasCampaigns, region, language],
  );
  const source = own ? t('markets.own.source') : (data?.source ?? '');
  const readAt = own?.readAt ?? data?.read_at;
  const hasFigures = rows?.some(({ value }) => value !== null) ?? false;
  const bring = { label: t('markets.own.bring'), onClick: () => setBringing(true) };
  const notice = () => {
    if (!isShown || isPlaceholderData) return null;
    if (own) return own.unread > 0 ? <MarketNotice text={t('markets.own.unread', { count: own.unread })} ways={[bring]} /> : null;
    if (data.problem !== null)
      return (
        <MarketNotice
          text={data.problem}
          ways={layer === 'campaigns' ? [] : [{ label: t('actions.retry'), onClick: () => void refetch() }, bring]}
        />
      );
    if (layer === 'trends' && keyword === '') return <MarketNotice text={t('markets.enterKeyword')} ways={[bring]} />;
    if (hasFigures) return null;
    if (layer === 'trends') return <MarketNotice text={t('markets.noTrend', { keyword })} ways={[bring]} />;
    return <MarketNotice text={t(`markets.empty.${layer}`)} ways={[]} />;
  };
  const number = formatNumber(rows?.length ?? 0, language);
  const counted =
    region === 'world'
      ? t('markets.counted', { count: rows?.length ?? 0, number })
      : t('markets.countedIn', { number, region: t(`markets.regions.${region}`) });
  const audiences = hasCampaigns && search.audiences !== 'off' ? (data?.campaigns ?? []) : [];
  if (!isPending && !data)
    return (
      <Panel>
        <ErrorState title={t('markets.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
      </Panel>
    );
  return (
    <div className={classes.columns}>
      <Panel isFlush className={classes.main}>
        <MarketFilters
          search={search}
          campaigns={hasCampaigns ? (data?.campaigns ?? []) : null}
          hasOwn={own !== null}
          onChange={onChange}
          onOwn={(isWanted) => (isWanted ? setBringing(true) : setFigures(null))}
        />
        {notice()}
        <div className={classes.map} data-region={region} aria-busy={isPending || isPlaceholderData}>
          {rows ? (
            <MarketMap
              rows={rows}
              region={region}
              figure={figure}
              campaigns={audiences}
              selected={selected}
              onSelect={setSelected}
            />
          ) : (
            <SkeletonBlock height={420} />
          )}
        </div>
        {source === '' && !data?.has_own_shapes ? null : (
          <Text size="xs" tone="quiet" px={16} py={10} line="top">
            {source === '' ? null : t('markets.sourceLine', { source, time: readAt ? formatDateTime(readAt, language) : '' })}{' '}
            {data?.has_own_shapes ? t('markets.ownShapes') : null}
          </Text>
        )}
      </Panel>
      <CountryTable
        layer={layer}
        figure={figure}
        rows={rows}
        source={source}
        counted={counted}
        selected={selected}
        onSelect={(code) => setSelected(code === selected ? null : code)}
        onTask={data?.can.create_task ? onTask : null}
      />
      {isBringing ? (
        <OwnFiguresDialog
          onClose={() => setBringing(false)}
          onRead={(read) => {
            setFigures(read);
            setBringing(false);
          }}
        />
      ) : null}
    </div>
  );
}
