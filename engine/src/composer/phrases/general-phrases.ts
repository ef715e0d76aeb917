// What every composition may have to say: that something is missing, and how figures and lists are written.
import type { ComposerLanguage } from '../../engine-types.ts';

const announcements: Record<ComposerLanguage, string> = {
  en: 'To add: ',
  it: 'Da aggiungere: ',
  de: 'Zu ergänzen: ',
  es: 'Por añadir: ',
  fr: 'À compléter\u00a0: ',
  'pt-BR': 'A acrescentar: ',
};

/** Names a fact that a professional would expect here and that the input does not hold. */
export const toAdd = (language: ComposerLanguage, what: string): string => announcements[language] + what;

const keywordNotes: Record<ComposerLanguage, (keywords: string) => string> = {
  en: (keywords) => `a sentence with ${keywords}, where it is true.`,
  it: (keywords) => `una frase con ${keywords}, se corrisponde al vero.`,
  de: (keywords) => `ein Satz mit ${keywords}, sofern er stimmt.`,
  es: (keywords) => `una frase con ${keywords}, si es cierta.`,
  fr: (keywords) => `une phrase avec ${keywords}, si elle est exacte.`,
  'pt-BR': (keywords) => `uma frase com ${keywords}, se for verdade.`,
};

const quotes: Record<ComposerLanguage, [string, string]> = {
  en: ['“', '”'],
  it: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  'pt-BR': ['“', '”'],
};

/** Asks for a sentence with keywords that nothing in the input allows to be said. */
export function keywordsToAdd(language: ComposerLanguage, keywords: readonly string[]): string {
  const [open, close] = quotes[language];
  const named = keywords.map((keyword) => open + keyword + close);
  return toAdd(language, keywordNotes[language](joinList(named, language)));
}

/** "a, b and c" as the language joins them. */
export function joinList(
  items: readonly string[],
  language: ComposerLanguage,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type, style: 'long' }).format(items);
}

const countries: Record<ComposerLanguage, string> = {
  en: 'en-GB',
  it: 'it-IT',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  'pt-BR': 'pt-BR',
};

/** A whole number with the separators of the language. */
export const formatNumber = (value: number, language: ComposerLanguage): string =>
  new Intl.NumberFormat(countries[language], { maximumFractionDigits: 2, useGrouping: true }).format(value);

/** An amount in a currency; a code that is none stands before the number as it was given. */
export function formatPrice(value: number, currency: string, language: ComposerLanguage): string {
  const code = currency.trim().toUpperCase();
  const digits = Number.isInteger(value) ? 0 : 2;
  if (!/^[A-Z]{3}$/.test(code)) return `${code} ${formatNumber(value, language)}`.trim();
  return new Intl.NumberFormat(countries[language], {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: true,
  }).format(value);
}

/** A date such as "20 April 2026"; `iso` is a calendar day (YYYY-MM-DD). */
export function formatDay(iso: string, language: ComposerLanguage): string {
  const day = new Date(`${iso}T12:00:00Z`);
  return new Intl.DateTimeFormat(countries[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** One day or several ("17–18 April 2027"); both are calendar days, the second may be empty or lie before the first. */
export function formatDays(first: string, last: string, language: ComposerLanguage): string {
  if (last === '' || last <= first) return formatDay(first, language);
  const [start, end] = [first, last].map((iso) => new Date(`${iso}T12:00:00Z`)) as [Date, Date];
  const format = new Intl.DateTimeFormat(countries[language], { dateStyle: 'long', timeZone: 'UTC' });
  const range = format.formatRange(start, end).replace(/[\u2009\u202f]/gu, '');
  if (language !== 'fr') return range;
  const days = range.replace(/(?<!\d)1 (?=\p{L})/gu, '1er ');
  // "17–18 avril", but "du 30 septembre au 1er octobre".
  return /\p{L}–/u.test(days) ? `du ${days.replace('–', ' au ')}` : days;
}
