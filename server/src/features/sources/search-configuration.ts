import { baseOf } from '@folio/contract/languages';

/** PostgreSQL's text search configurations, of version 15 and later, by language; the database's `search_configuration` knows the same. */
export const searchConfigurations: Record<string, string> = {
  ar: 'arabic',
  hy: 'armenian',
  eu: 'basque',
  ca: 'catalan',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  el: 'greek',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  ga: 'irish',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  es: 'spanish',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** The configuration that knows a language's word forms; `simple` where there is none or the language is unknown. */
export const searchConfiguration = (language: string | null): string =>
  (language === null ? undefined : searchConfigurations[baseOf(language)]) ?? 'simple';
