// Days and moments as messages write them. English is British, as in the interface.
import type { InterfaceLanguage } from '@folio/contract/languages';

const localeOf = (language: InterfaceLanguage): string => (language === 'en' ? 'en-GB' : language);

/** A day such as `2026-11-30`: "30 November 2026". */
export const dayText = (day: string | Date, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The same without the year: "30 November". */
export const dayOfYearText = (day: string | Date, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A moment with its time zone: "30 Nov 2026, 14:05 UTC". */
export function momentText(at: string | Date, language: InterfaceLanguage, timeZone = 'UTC'): string {
  const moment = new Date(at);
  const locale = localeOf(language);
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment);
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return `${text} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}
