// Prices as the list shows them: one row per priced model, with the current price, the next one, and all before and after.
import type { ModelPrice } from '@folio/contract/model-prices';
import { priceLimits } from '@folio/contract/price-units';
import { localeOf } from '../../../ui/intl-format.ts';

const microsPerUnit = 1_000_000;

export interface PriceRow {
  key: string;
  provider: ModelPrice['provider'];
  model: string;
  unit: ModelPrice['unit'];
  /** The price of today; null before the first one is valid. */
  valid: ModelPrice | null;
  /** The one that is valid next. */
  planned: ModelPrice | null;
  /** All of them, the newest first. */
  prices: ModelPrice[];
}

/** Rows in the order of the server's list. */
export function priceRows(prices: readonly ModelPrice[], today: string): PriceRow[] {
  const groups = Map.groupBy(prices, ({ provider, model, unit }) => JSON.stringify([provider, model, unit]));
  return [...groups].flatMap(([key, group]) => {
    const sorted = group.toSorted((one, other) => other.valid_from.localeCompare(one.valid_from));
    const [first] = sorted;
    if (!first) return [];
    return {
      key,
      provider: first.provider,
      model: first.model,
      unit: first.unit,
      valid: sorted.find(({ valid_from }) => valid_from <= today) ?? null,
      planned: sorted.findLast(({ valid_from }) => valid_from > today) ?? null,
      prices: sorted,
    };
  });
}

export type PriceState = 'planned' | 'valid' | 'ended';

export const stateOf = (price: ModelPrice, row: PriceRow, today: string): PriceState =>
  price.valid_from > today ? 'planned' : price === row.valid ? 'valid' : 'ended';

/** Returns millionths of the typed price, with a comma or a point; null if it is invalid. */
export function readPrice(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(text)) return null;
  const micros = Math.round(Number(text) * microsPerUnit);
  return micros <= priceLimits.micros ? micros : null;
}

export const typedPrice = (micros: number | null): string => (micros === null ? '' : String(micros / microsPerUnit));

export const maxPrice = priceLimits.micros / microsPerUnit;

/** All digits that were entered, and at least cents. */
export const formatPrice = (micros: number, currency: string, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(micros / microsPerUnit);
