import type { InterfaceLanguage } from '@folio/contract/languages';

/** A day such as `2026-11-30` as messages write it: "30 November 2026". English is British, as in the interface. */
export const dayText = (day: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
