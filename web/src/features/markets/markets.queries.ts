// Asks for figures by country.
import type { MarketFigure, MarketLayer, TrendProvider } from '@folio/contract/market-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

export interface MarketFilters {
  layer: MarketLayer;
  keyword: string;
  provider: TrendProvider;
  figure: MarketFigure;
  campaign_id?: number;
  from: string;
  to: string;
  workspace_id: number | null;
}

export const marketQuery = (filters: MarketFilters) =>
  queryOptions({
    queryKey: ['markets', 'show', filters],
    queryFn: ({ signal }) => api.markets.show(filters, { signal }),
    placeholderData: keepPreviousData,
    // Internal counts change with any website, document or import; external data, once a day.
    staleTime: filters.layer === 'trends' ? 300_000 : 0,
    retry: false,
  });
