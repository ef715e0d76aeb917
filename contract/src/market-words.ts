// The words of markets, without the schemas, so that the browser can have them early.

export const marketLayers = ['trends', 'campaigns', 'publications'] as const;
export type MarketLayer = (typeof marketLayers)[number];

/** Source of popularity by country: page views of Wikipedia, or the searches that the account's own source knows. */
export const trendProviders = ['wikipedia', 'searches'] as const;
export type TrendProvider = (typeof trendProviders)[number];

/** Metrics for comparing campaigns. */
export const marketFigures = ['impressions', 'clicks', 'visits', 'conversions', 'spend'] as const;
export type MarketFigure = (typeof marketFigures)[number];

export const marketLimits = {
  keyword: 100,
  /** Days of a span, both included. */
  days: 400,
  /** Audiences that are drawn. */
  campaigns: 100,
} as const;
