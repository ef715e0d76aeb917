// Figures that nobody can compute here: strength of domains, search volume, interest of searchers. They come by the account's own key, or
// not at all; a figure that the source does not know is missing from its answer and never estimated.

export interface InterestAsk {
  /** At most five. */
  keywords: readonly string[];
  /** ISO 3166 code; null for the whole world. */
  country: string | null;
  period: '1d' | '7d' | '30d' | '90d' | '12m' | '5y';
  /** Base code. */
  language: string;
}

export interface CountryAsk {
  keyword: string;
  /** Base code. */
  language: string;
  /** Days, both included. */
  from: string;
  to: string;
}

export interface OutsideData {
  /** As results name their source. */
  name: string;
  /** Strength of domains and of pages by their address, 0 to 100. */
  ranks: (targets: readonly string[], signal: AbortSignal) => Promise<Map<string, number>>;
  /** Interest over time by keyword, 0 to 100 of the highest point of all. */
  interest: (ask: InterestAsk, signal: AbortSignal) => Promise<Map<string, { date: string; figure: number }[]>>;
  /** Interest in one keyword by ISO 3166 code, 0 to 100 of the highest country; a country without a figure is missing. */
  countries: (ask: CountryAsk, signal: AbortSignal) => Promise<Map<string, number>>;
  /** Searches around one keyword: popularity 0 to 100, growth in percent. */
  related: (ask: InterestAsk, signal: AbortSignal) => Promise<RelatedSearches>;
  /** Monthly searches of shoppers at Amazon; null where the source does not know the marketplace. */
  shopping: (keyword: string, marketplace: string, limit: number, signal: AbortSignal) => Promise<ShopperSearch[] | null>;
  /** Monthly searches worldwide by keyword, of the first thousand. */
  volumes: (keywords: readonly string[], language: string, signal: AbortSignal) => Promise<Map<string, number>>;
  /** Resolves where the credentials are accepted. Costs nothing. */
  test: (signal: AbortSignal) => Promise<void>;
}

export interface RelatedSearches {
  top: { query: string; popularity: number }[];
  rising: { query: string; growth: number }[];
}

export interface ShopperSearch {
  query: string;
  searches: number;
}

/** Percent that stands for "more than that": Google Trends calls growth beyond it a breakout and gives no figure. */
export const breakoutGrowth = 5000;
