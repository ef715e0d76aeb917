// First facts of a listing: rare features, then terrace, garage and lift, each once; costs are facts and no highlights.
import type { Plus } from '@folio/locales/en/phrases/property';
import { propertyTermsLexicon } from '@folio/locales/lexicon';
import { propertyFeaturesPhrases } from '@folio/locales/phrases';
import { joinList } from '@folio/locales/writing/formats';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { asItem } from './split-input.ts';

/** "Communal pool", "no garden", "room for a sauna": not features of the home. */
const notOwn =
  /(?<!\p{L})(?:no|not|without|kein\p{L}*|ohne|senza|niente|sin|ni|sans|pas|sem|não|non|shared|communal|gemeinschaft\p{L}*|mit\p{L}*nutzung|condominial\p{L}*|comunitari\p{L}*|commun\p{L}*|collecti\p{L}*|partag\p{L}*|comparti\p{L}*|condivis\p{L}*|coletiv\p{L}*|near|nearby|nähe|vicin\p{L}*|cerca|près|perto|possib\p{L}*|posib\p{L}*|möglich\p{L}*|space|room|platz|predisposi\p{L}*|p[uú]bli\p{L}*|öffentlich\p{L}*|views?|blick|vista|vue)(?!\p{L})/iu;

const amount = /[€£$]|(?<!\p{L})(?:CHF|EUR|Euro)(?!\p{L})|\d\s?%|\d\.[–-]/iu;

/** A feature as a line: no stop at its end because a date has one inside. */
export function asFeature(text: string): string {
  const item = asItem(text).replace(/(?<=\d)\s?m2(?![\p{L}\d])/gu, ' m²');
  return /(?<!\d)[.!?]\s+\S/u.test(item.slice(0, -1)) ? item : item.replace(/(?<=\p{L})\.$/u, '');
}

/** Costs, bans and work to be done. */
export const isCost = (feature: string, language: ComposerLanguage): boolean =>
  propertyTermsLexicon[language].test(feature) || amount.test(feature);

const isOwn = (feature: string, language: ComposerLanguage) => !notOwn.test(feature) && !isCost(feature, language);

/** The names of the two rarest things that the home has, rarest first. */
export const rareNames = (extras: readonly string[], language: ComposerLanguage): string[] =>
  propertyFeaturesPhrases[language].rare
    .filter(({ words }) => extras.some((extra) => words.test(extra) && isOwn(extra, language)))
    .map(({ name }) => name)
    .slice(0, 2);

/** " with pool and garden"; empty without names. */
export const withNames = (names: readonly string[], language: ComposerLanguage): string =>
  names.length === 0 ? '' : propertyFeaturesPhrases[language].withAll(joinList([...names], language));

/** True where a line says more of it: "terrace of 25 m² with awning". */
export const isDetailed = (plus: Plus, extras: readonly string[], language: ComposerLanguage): boolean =>
  extras.some((extra) => propertyFeaturesPhrases[language].named[plus].test(extra) && isOwn(extra, language));

/** Returns lines with rare features first, then terrace, garage and lift, then the rest. */
export function highlightsOf(
  { pluses, extras }: { pluses: readonly Plus[]; extras: readonly string[] },
  names: Record<Plus, string>,
  language: ComposerLanguage,
): string[] {
  const { rare, named } = propertyFeaturesPhrases[language];
  const wanted = extras.filter((extra) => !isCost(extra, language));
  const isRare = (extra: string) => isOwn(extra, language) && rare.some(({ words }) => words.test(extra));
  const detailed = (plus: Plus) => wanted.filter((extra) => named[plus].test(extra));
  return [
    ...new Set([
      ...wanted.filter(isRare),
      ...pluses.flatMap((plus) => (isDetailed(plus, extras, language) ? detailed(plus) : [names[plus]])),
      ...wanted,
    ]),
  ];
}
