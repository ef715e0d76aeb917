// Values of reports in words: hours become days from one day on, shares percent, money its currency.
import type { ReportFigureName, ReportUnit } from '@folio/contract/report-words';
import type { TFunction } from 'i18next';
import { formatNumber, localeOf } from '../../ui/intl-format.ts';

export interface ReportWords {
  t: TFunction;
  language: string;
  currency: string | null;
}

const dayHours = 24;
const withDigits = (value: number, digits: number, language: string) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value);

function money(value: number, { language, currency }: ReportWords): string {
  if (currency === null) return withDigits(value, 2, language);
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 4 : 2;
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, maximumFractionDigits: digits }).format(value);
}

/** A value as people read it; a dash where it is not known. */
export function formatValue(value: number | null | undefined, unit: ReportUnit, words: ReportWords): string {
  const { t, language } = words;
  if (value === null || value === undefined) return '–';
  if (unit === 'money') return money(value, words);
  if (unit === 'share')
    return new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }).format(value);
  if (unit === 'hours') {
    const minutes = Math.round(value * 60);
    if (minutes < 1) return t('reports.underMinute');
    if (minutes < 60) return t('reports.inMinutes', { count: minutes, number: formatNumber(minutes, language) });
    const isDays = value >= dayHours;
    const number = Math.round((isDays ? value / dayHours : value) * 10) / 10;
    return t(isDays ? 'reports.inDays' : 'reports.inHours', { count: number, number: withDigits(number, 1, language) });
  }
  return unit === 'count' || unit === 'credits'
    ? formatNumber(value, language)
    : withDigits(value, unit === 'rounds' ? 1 : 0, language);
}

/** Figures that are better when they are lower. */
const isBetterLow = new Set<ReportFigureName>([
  'approval_hours',
  'approval_hours_p90',
  'rounds',
  'publish_failed',
  'calls_unknown',
]);
/** Figures of which more is neither better nor worse. */
const isNeutral = new Set<ReportFigureName>([
  'credits',
  'cost',
  'cost_per_document',
  'calls',
  'calls_own',
  'ai_share',
  'edited_share',
  'own_share',
  'updated',
]);

export interface Change {
  text: string;
  kind: 'better' | 'worse' | 'neutral';
}

/**
 * Returns the change of a metric: percent of its previous value; for shares, scores and times the
 * difference. Null if not comparable.
 */
export function changeOf(
  name: ReportFigureName,
  unit: ReportUnit,
  value: number | null,
  previous: number | null,
  { language }: ReportWords,
): Change | null {
  if (value === null || previous === null || value === previous) return null;
  const signed = (number: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero', ...options }).format(number);
  // A difference that rounds to zero does not count as a change.
  const shown = (difference: number, digits: number) => Math.round(difference * 10 ** digits) !== 0;
  const isHigher = value > previous;
  const kind = isNeutral.has(name) ? 'neutral' : isHigher === isBetterLow.has(name) ? 'worse' : 'better';
  if (unit === 'share' && !shown(value - previous, 2)) return null;
  if (unit === 'share') return { text: signed((value - previous) * 100, { maximumFractionDigits: 0 }), kind };
  if (unit === 'hours') {
    // In the unit of the value.
    const by = value >= dayHours ? dayHours : Math.round(value * 60) < 60 ? 1 / 60 : 1;
    const digits = by < 1 ? 0 : 1;
    if (!shown((value - previous) / by, digits)) return null;
    return { text: signed((value - previous) / by, { maximumFractionDigits: digits }), kind };
  }
  if ((unit === 'score' || unit === 'rounds') && !shown(value - previous, 1)) return null;
  if (unit === 'score' || unit === 'rounds') return { text: signed(value - previous, { maximumFractionDigits: 1 }), kind };
  if (previous === 0) return null;
  return { text: signed((value - previous) / previous, { style: 'percent', maximumFractionDigits: 0 }), kind };
}
