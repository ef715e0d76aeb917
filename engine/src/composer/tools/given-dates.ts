// Days that people name in a list ("22 September: car-free day"), read in the language of the list.
import type { ComposerLanguage } from '../../engine-types.ts';
import { capitalised, tidy } from '../split-input.ts';

export interface GivenDate {
  /** YYYY-MM-DD, or null where the day cannot be told. */
  date: string | null;
  text: string;
  /** The whole line, as it was given. */
  line: string;
}

/** Names of the months in the language, long and short, in lower case, without a full stop. */
function monthNames(language: ComposerLanguage): Map<string, number> {
  const months = new Map<string, number>();
  for (let month = 0; month < 12; month++) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' });
      const part = format.formatToParts(new Date(Date.UTC(2026, month, 5))).find(({ type }) => type === 'month');
      if (part) months.set(part.value.toLocaleLowerCase(language).replace(/\.$/u, ''), month + 1);
    }
  }
  return months;
}

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** The day in the year given with it, else the first such day from `start` on. */
function dayFrom(start: string, month: number, day: number, year?: number): string | null {
  const first = Number(start.slice(0, 4));
  if (year !== undefined) return isoOf(year < 100 ? 2000 + year : year, month, day);
  const date = isoOf(first, month, day);
  return date !== null && date >= start ? date : isoOf(first + 1, month, day);
}

const yearOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function readLine(
  line: string,
  start: string,
  months: ReadonlyMap<string, number>,
  language: ComposerLanguage,
): Omit<GivenDate, 'line'> {
  const names = [...months.keys()].sort((a, b) => b.length - a.length).join('|');
  const said = (match: string) =>
    capitalised(
      tidy(
        line
          .replace(match, ' ')
          .replace(/^[\s:,–—-]+|[\s:,–—-]+$/gu, '')
          // "Open day on" is left of "Open day on 12 May".
          .replace(/\s(?:on|am|ab|il|el|le|em|dia)$|^(?:on|am|ab|il|el|le|em|dia)\s*(?=[:–—-])/iu, ''),
      ).replace(/^[\s:,–—-]+/u, ''),
    );
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/u.exec(line);
  if (iso) return { date: isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), text: said(iso[0]) };
  const ordinal = '(?:\\.|st|nd|rd|th|er|º)?';
  const dayFirst = new RegExp(
    `(?<!\\d)(\\d{1,2})${ordinal}\\s+(?:de\\s+|of\\s+)?(${names})\\.?(?!\\p{L})(?:\\s+(?:de\\s+)?(\\d{4}))?`,
    'iu',
  ).exec(line);
  if (dayFirst) {
    const month = months.get((dayFirst[2] ?? '').toLocaleLowerCase(language)) ?? 0;
    return { date: dayFrom(start, month, Number(dayFirst[1]), yearOf(dayFirst[3])), text: said(dayFirst[0]) };
  }
  const monthFirst = new RegExp(`(?<!\\p{L})(${names})\\.?\\s+(\\d{1,2})${ordinal}(?!\\d)(?:,?\\s+(\\d{4}))?`, 'iu').exec(line);
  if (monthFirst) {
    const month = months.get((monthFirst[1] ?? '').toLocaleLowerCase(language)) ?? 0;
    return { date: dayFrom(start, month, Number(monthFirst[2]), yearOf(monthFirst[3])), text: said(monthFirst[0]) };
  }
  // "9/10" is two days in English; elsewhere the day comes first.
  const figures = language === 'en' ? null : /(?<!\d)(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})(?!\d)|\.)?(?!\d)/u.exec(line);
  if (figures)
    return { date: dayFrom(start, Number(figures[2]), Number(figures[1]), yearOf(figures[3])), text: said(figures[0]) };
  return { date: null, text: capitalised(tidy(line)) };
}

/** The lines of the field with their days; `start` (YYYY-MM-DD) tells the year where a line does not. */
export function readDates(text: string, start: string, language: ComposerLanguage): GivenDate[] {
  const months = monthNames(language);
  return text
    .split(/\r?\n|;\s+/u)
    .map((line) => line.replace(/^\s*[-*•]\s+/u, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => ({ ...readLine(line, start, months, language), line: tidy(line) }));
}
