// Lists, figures, amounts and dates as each language writes them.
import type { InterfaceLanguage } from '../languages.ts';
import { typographyLexicon } from '../lexicon.gen.ts';

/** "a, b and c" as the language joins them. */
export function joinList(
  items: readonly string[],
  language: InterfaceLanguage,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type, style: 'long' }).format(items);
}

/** A whole number with the separators of the language, or of a region of it. */
export const formatNumber = (
  value: number,
  language: InterfaceLanguage,
  region: string = typographyLexicon[language].region,
): string => new Intl.NumberFormat(region, { maximumFractionDigits: 2, useGrouping: true }).format(value);

/** An amount in a currency; a code that is none stands before the number as it was given. */
export function formatPrice(value: number, currency: string, language: InterfaceLanguage): string {
  const code = currency.trim().toUpperCase();
  const digits = Number.isInteger(value) ? 0 : 2;
  if (!/^[A-Z]{3}$/.test(code)) return `${code} ${formatNumber(value, language)}`.trim();
  return new Intl.NumberFormat(typographyLexicon[language].region, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: true,
  }).format(value);
}

/** A date such as "20 April 2026"; `iso` is a calendar day (YYYY-MM-DD). */
export function formatDay(iso: string, language: InterfaceLanguage): string {
  const day = new Date(`${iso}T12:00:00Z`);
  return new Intl.DateTimeFormat(typographyLexicon[language].region, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
