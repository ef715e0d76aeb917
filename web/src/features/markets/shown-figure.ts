// The value shown by a layer, by its name, and the text for a country.

import { languageName } from '@folio/contract/language-names';
import type { MarketFigure, MarketLayer } from '@folio/contract/market-words';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../ui/intl-format.ts';
import type { MarketRow } from './market-rows.ts';

export interface ShownFigure {
  name: string;
  isPopularity: boolean;
}

function nameOf(layer: MarketLayer, figure: MarketFigure, currency: string | null, t: TFunction): string {
  if (layer === 'trends') return t('markets.popularity');
  if (layer === 'publications') return t('markets.published');
  return figure === 'spend' && currency !== null ? t('markets.spendIn', { currency }) : t(`markets.figures.${figure}`);
}

export const shownFigure = (layer: MarketLayer, figure: MarketFigure, currency: string | null, t: TFunction): ShownFigure => ({
  name: nameOf(layer, figure, currency, t),
  isPopularity: layer === 'trends',
});

/** “2nd of 44, +11 % in 30 days”; empty where nothing is known. */
export function standingOf(row: MarketRow, rows: readonly MarketRow[], t: TFunction, language: string): string {
  if (row.value === null) return '';
  const known = rows.filter(({ value }) => value !== null);
  const rank = known.filter(({ value }) => (value ?? 0) > (row.value ?? 0)).length + 1;
  const parts = [t('markets.rank', { rank: formatNumber(rank, language), of: formatNumber(known.length, language) })];
  if (row.change !== null) {
    const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(row.change / 100);
    parts.push(t('markets.change', { percent }));
  }
  return parts.join(', ');
}

/** “2 campaigns, 14 documents in German”. */
export function workOf({ campaigns, documents, language: spoken }: MarketRow, t: TFunction, language: string): string {
  const texts =
    documents === 0
      ? t('markets.noDocuments')
      : spoken === null
        ? t('markets.documentCount', { count: documents })
        : t('markets.documentsIn', { count: documents, language: languageName(spoken, language) });
  return [...(campaigns ? [t('markets.campaignCount', { count: campaigns })] : []), texts].join(', ');
}

/** Returns all values in a sentence, for screen readers. */
export function sentenceOf(
  row: MarketRow,
  figure: ShownFigure,
  rows: readonly MarketRow[],
  t: TFunction,
  language: string,
): string {
  const value = row.value === null ? t('markets.unknown') : formatNumber(row.value, language);
  const standing = standingOf(row, rows, t, language);
  return [`${row.name}: ${figure.name} ${value}`, ...(standing ? [standing] : []), workOf(row, t, language)].join('. ');
}
