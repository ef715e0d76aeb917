// Money, days and figures of campaigns in the reader's language. What is not known is a dash, never 0.
import { microsPerUnit } from '@folio/contract/campaign-words';
import { formatDay, formatNumber, localeOf } from '../../ui/intl-format.ts';

export const unknown = '–';

/** Whole units from a hundred on, as plans and reports are read; cents below. */
export function formatMoney(micros: number | null, currency: string, language: string): string {
  if (micros === null) return unknown;
  const value = micros / microsPerUnit;
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

export const formatFigure = (value: number | null, language: string): string =>
  value === null ? unknown : formatNumber(Math.round(value), language);

/** A share as “2.8%”. */
export const formatShare = (share: number, language: string, digits = 0): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: digits }).format(share);

/** One day, or the first and the last. */
export const formatDays = (from: string, to: string, language: string): string =>
  from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`;

/** Units of money as they are typed; null where nothing was. */
export function microsOf(typed: string): number | null {
  const value = Number(typed.replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : Math.round(value * microsPerUnit);
}
export const unitsOf = (micros: number | null): string => (micros === null ? '' : String(micros / microsPerUnit));

const dayMs = 86_400_000;

/** Days from one to another: 0 for the same day. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
/** The reader's day. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
/** The name of a country in the reader's language. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
