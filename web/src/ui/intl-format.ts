// Dates and numbers in the reader's language, by `Intl` alone.

/** Dates in English are written the European way, day before month. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Making a formatter costs far more than using it: each is made once. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known instanceof Intl.NumberFormat) return known;
  const made = new Intl.NumberFormat(language);
  formats.set(language, made);
  return made;
}

/** The formatter of a language with these options. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, made);
  return made;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A whole number with the language's separators. */
export const formatNumber = (value: number, language: string) => numberFormat(language).format(value);

/** A price span: one number, or two joined by a dash. */
export const formatSpan = (from: number, to: number, language: string) =>
  from === to ? formatNumber(from, language) : `${formatNumber(from, language)}–${formatNumber(to, language)}`;

/** A day and time, in full, for titles and details. */
export const formatDateTime = (iso: string, language: string) =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** The name of the current month. */
export const formatMonth = (date: Date, language: string) => dateFormat(language, { month: 'long' }).format(date);

/** Month and year ("November 2026"). */
export const formatMonthYear = (date: Date, language: string) =>
  dateFormat(language, { month: 'long', year: 'numeric' }).format(date);

/** The name of a date's weekday. */
export const formatWeekday = (date: Date, language: string, width: 'short' | 'long') =>
  dateFormat(language, { weekday: width }).format(date);

/** A day in full, like "Wednesday, 25 November". */
export const formatWeekdayAndDay = (date: Date, language: string) =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);

/** Day and short month ("19 Nov"), with the year where it is not this one. A day without a time is that day in every time zone. */
export function formatDay(iso: string, language: string, now = new Date()): string {
  const date = new Date(iso.includes('T') ? iso : `${iso}T12:00:00`);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return dateFormat(language, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }).format(date);
}

/** Relative time within two days, as it is in the middle of a sentence; the day before that. */
export function agoWithin(iso: string, language: string, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  if (seconds >= 2 * day) return formatDay(iso, language, now);
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' });
  if (seconds < minute) return relative.format(0, 'second');
  if (seconds < hour) return relative.format(-Math.floor(seconds / minute), 'minute');
  return seconds < day ? relative.format(-Math.floor(seconds / hour), 'hour') : relative.format(-1, 'day');
}

/** The same alone, or where a sentence begins. */
export function formatAgo(iso: string, language: string, now = new Date()): string {
  const said = agoWithin(iso, language, now);
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}

/** Bytes in the largest unit of which there is at least one, with one decimal: "1.9 GB". Units are decimal, as disks are sold. */
export function formatBytes(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of bytes has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
