// Spelling differences of a regional variant, for our own sentences. Text by humans is never converted.
import { baseOf } from '@folio/contract/languages';

const swissGerman = new Set(['de-CH', 'de-LI']);
export const isWithoutEszett = (variant: string): boolean => swissGerman.has(variant);

/** A sentence of ours in the spelling of the variant: Switzerland and Liechtenstein write "ss" for "ß". */
export const spelledFor = (variant: string, text: string): string =>
  isWithoutEszett(variant) ? text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS') : text;

/** An amount as it is written there: "1.234,50 €", "CHF 1’234.50". Whole amounts have no cents. */
export const moneyFor = (variant: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(variant, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  })
    .format(amount)
    // Some versions of the data part thousands of Swiss amounts with a typewriter's apostrophe.
    .replaceAll("'", '’');

const narrow = '\u202f';
/** Opening and closing mark with the languages and variants that use them. */
const quotationMarks: readonly (readonly [opening: string, closing: string, of: string])[] = [
  ['“', '”', 'en-US en-CA es pt'],
  ['‘', '’', 'en'],
  ['„', '“', 'de'],
  ['«', '»', 'de-CH de-LI it es-ES pt-PT'],
  [`«${narrow}`, `${narrow}»`, 'fr-CH'],
  ['«\u00a0', '\u00a0»', 'fr'],
];
const marksOf = (tag: string) => quotationMarks.find(([, , of]) => of.split(' ').includes(tag));

/** Words within the quotation marks of the variant; of a language without one, those that most of its readers know. */
export function quotedFor(variant: string, words: string): string {
  const spoken = variant === 'en' ? 'en-US' : variant;
  const [opening, closing] = marksOf(spoken) ?? marksOf(baseOf(spoken)) ?? ['“', '”'];
  return `${opening}${words}${closing}`;
}
