// The map of a market with its legend, and the tooltip of a hovered country.
import type { MarketCampaign } from '@folio/contract/markets';
import { useMemo } from 'react';
import { useOwnShapes } from '../../base/own-shapes.ts';
import { CountryMapFrame } from '../../ui/country-map/country-map-frame.tsx';
import type { MapRegion } from '../../ui/country-map/map-regions.ts';
import { countryName } from '../../ui/country-names.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { type MarketRow, sharesOf } from './market-rows.ts';
import classes from './markets.module.css';
import { type ShownFigure, sentenceOf, standingOf, workOf } from './shown-figure.ts';

interface MarketMapProps {
  rows: readonly MarketRow[];
  region: MapRegion;
  figure: ShownFigure;
  campaigns: readonly MarketCampaign[];
  selected: string | null;
  onSelect: (code: string | null) => void;
}

export function MarketMap({ rows, region, figure, campaigns, selected, onSelect }: MarketMapProps) {
  const { t, language } = useText();
  const loadOwn = useOwnShapes();
  const byCode = useMemo(() => new Map(rows.map((row) => [row.code, row])), [rows]);
  const shares = useMemo(() => sharesOf(rows, figure.isPopularity), [rows, figure.isPopularity]);
  const highest = figure.isPopularity ? 100 : Math.max(0, ...rows.map(({ value }) => value ?? 0));
  const card = (code: string) => {
    const row = byCode.get(code);
    const standing = row ? standingOf(row, rows, t, language) : '';
    return (
      <>
        <Row as="span" size="md" tone="strong" gap={12} align="stretch" justify="between">
          <b>{countryName(code, language)}</b>
          <b>{row?.value === null || row === undefined ? '–' : formatNumber(row.value, language)}</b>
        </Row>
        <Text as="span" tone="quiet" block mb={4}>
          {standing === '' ? t('markets.noFigure') : standing}
        </Text>
        {row ? <span>{workOf(row, t, language)}</span> : null}
      </>
    );
  };
  const say = (code: string) => {
    const row = byCode.get(code);
    return row ? sentenceOf(row, figure, rows, t, language) : `${countryName(code, language)}: ${t('markets.noFigure')}`;
  };
  return (
    <CountryMapFrame
      label={t('markets.mapLabel', { figure: figure.name, region: t(`markets.regions.${region}`) })}
      region={region}
      shares={shares}
      circles={campaigns}
      selected={selected}
      onSelect={onSelect}
      say={say}
      card={card}
      loadOwn={loadOwn}
      legend={
        <div className={classes.legend} aria-hidden="true">
          {highest > 0 ? (
            <>
              <span className={classes.scale} />
              <Row as="span" gap={8} align="stretch" justify="between">
                <span>0</span>
                <span>{figure.name}</span>
                <span>{formatNumber(highest, language)}</span>
              </Row>
            </>
          ) : null}
          <span className={classes.noFigure}>{t('markets.noFigure')}</span>
        </div>
      }
    />
  );
}
