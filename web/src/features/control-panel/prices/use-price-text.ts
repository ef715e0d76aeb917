import type { ModelPrice } from '@folio/contract/model-prices';
import { formatDay } from '../../../ui/intl-format.ts';
import { useText } from '../../../ui/use-text.ts';
import { formatPrice } from './price-rows.ts';

/** Prices and their days in the reader's language. */
export function usePriceText() {
  const { t, language } = useText();
  return {
    priceOf: ({ micros, currency }: ModelPrice): string =>
      micros === null ? t('modelPrices.unknown') : formatPrice(micros, currency, language),
    dayOf: ({ valid_from }: ModelPrice): string => formatDay(valid_from, language),
  };
}
