// URL parameters below `/maps`: the layer, its filters, and the part of the world.
import {
  type MarketFigure,
  type MarketLayer,
  marketFigures,
  marketLayers,
  marketLimits,
  type TrendProvider,
  trendProviders,
} from '@folio/contract/market-words';
import { known, oneOf, wholeNumber } from '../../base/search-words.ts';
import { type MapRegion, mapRegions } from '../../ui/country-map/map-regions.ts';

export const marketPeriods = ['30', '90', '365'] as const;
export type MarketPeriod = (typeof marketPeriods)[number];

export interface MarketsSearch {
  layer?: MarketLayer;
  keyword?: string;
  provider?: TrendProvider;
  period?: MarketPeriod;
  region?: MapRegion;
  campaign?: number;
  figure?: MarketFigure;
  audiences?: 'off';
}

/** Keeps known values, and omits the defaults: trends of the last 12 months by Wikipedia and the whole world. */
export function readMarketsSearch(raw: Record<string, unknown>): MarketsSearch {
  const layer = oneOf(marketLayers, raw['layer']);
  const provider = oneOf(trendProviders, raw['provider']);
  const period = oneOf(marketPeriods, String(raw['period']));
  const region = oneOf(mapRegions, raw['region']);
  const figure = oneOf(marketFigures, raw['figure']);
  const { keyword: typed } = raw;
  const keyword = typeof typed === 'string' ? typed.trim().slice(0, marketLimits.keyword) : '';
  return known({
    layer: layer === 'trends' ? undefined : layer,
    keyword: keyword === '' ? undefined : keyword,
    provider: provider === 'wikipedia' ? undefined : provider,
    period: period === '365' ? undefined : period,
    region: region === 'world' ? undefined : region,
    campaign: wholeNumber(raw['campaign'], 1),
    figure: figure === 'conversions' ? undefined : figure,
    audiences: oneOf(['off'] as const, raw['audiences']),
  });
}

const dayMs = 86_400_000;

/** So many days until today; of trends until yesterday, the last day that services know whole. */
export function daysOfPeriod(period: MarketPeriod, layer: MarketLayer, now = Date.now()): { from: string; to: string } {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const last = now - (layer === 'trends' ? dayMs : 0);
  return { from: day(last - (Number(period) - 1) * dayMs), to: day(last) };
}
