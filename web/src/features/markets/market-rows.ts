// The countries of a market as the map, the table and the file show them: one list for all three.
import type { MarketCountry } from '@folio/contract/markets';
import { isInRegion, type MapRegion } from '../../ui/country-map/map-regions.ts';
import { countryName } from '../../ui/country-names.ts';
import type { OwnFigures } from './own-figures.ts';

export interface MarketRow extends MarketCountry {
  name: string;
}

const unknownIn = (code: string, hasCampaigns: boolean): MarketCountry => ({
  code,
  value: null,
  documents: 0,
  campaigns: hasCampaigns ? 0 : null,
  language: null,
  keyword: null,
  change: null,
});

/** The answer's countries, with figures that the reader brought in place of its own. */
export function withOwnFigures(
  countries: readonly MarketCountry[],
  own: OwnFigures | null,
  hasCampaigns: boolean,
): MarketCountry[] {
  if (!own) return [...countries];
  const known = new Map(countries.map((one) => [one.code, one]));
  const codes = new Set([...known.keys(), ...own.values.keys()]);
  return [...codes].map((code) => ({
    ...(known.get(code) ?? unknownIn(code, hasCampaigns)),
    value: own.values.get(code) ?? null,
    change: null,
  }));
}

/**
 * Countries of a region by figure, then documents, then name; the order of the table. Documents are counted by language, so a country without a
 * figure or campaign would be listed only because of its language.
 */
export const rowsOf = (countries: readonly MarketCountry[], region: MapRegion, language: string): MarketRow[] =>
  countries
    .filter(({ code, value, campaigns }) => isInRegion(code, region) && (value !== null || (campaigns ?? 0) > 0))
    .map((country) => ({ ...country, name: countryName(country.code, language) }))
    .toSorted(
      (one, other) =>
        (other.value ?? -1) - (one.value ?? -1) ||
        other.documents - one.documents ||
        one.name.localeCompare(other.name, language),
    );

/** By code, from 0 to 1 of the highest on the map; null where nothing is known. */
export function sharesOf(rows: readonly MarketRow[], isPopularity: boolean): Map<string, number | null> {
  const highest = isPopularity ? 100 : Math.max(0, ...rows.map(({ value }) => value ?? 0));
  return new Map(rows.map(({ code, value }) => [code, value === null ? null : highest === 0 ? 0 : value / highest]));
}

/** The country that a task is offered for: the highest one without documents, else the highest. */
export const suggestedOf = (rows: readonly MarketRow[]): MarketRow | null =>
  rows.find(({ value, documents }) => (value ?? 0) > 0 && documents === 0) ?? rows.find(({ value }) => value !== null) ?? null;

/** A cell that no spreadsheet takes for a formula. */
const cell = (value: string | number | null) => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns the table as CSV, with the API's column names; unknown values are empty. */
export function marketFile(rows: readonly MarketRow[], source: string): string {
  const head = ['code', 'country', 'value', 'documents', 'campaigns', 'language', 'keyword', 'source'];
  const lines = rows.map(({ code, name, value, documents, campaigns, language, keyword }) => [
    code,
    name,
    value,
    documents,
    campaigns,
    language,
    keyword,
    source,
  ]);
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
}
