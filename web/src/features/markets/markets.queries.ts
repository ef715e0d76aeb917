// Asks for figures by country.
import type { MarketFigure, MarketLayer, TrendProvider } from '@folio/contract/market-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { marketKeys } from '../../base/query-keys.ts';

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
    queryKey: [...marketKeys.all, filters],
    queryFn: ({ signal }) => api.markets.show(filters, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
