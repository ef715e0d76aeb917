// The language to write in with its regional variant, where it is known where the readers are.
import { baseOf } from '@folio/contract/languages';

/** Countries whose written language differs: spelling, words, currency and forms of address. */
const variants: Record<string, readonly string[]> = {
  en: ['GB', 'US', 'IE', 'AU', 'NZ', 'CA', 'ZA', 'IN', 'SG'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'US'],
  it: ['IT', 'CH'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
};

/** The tag of a language as it is written in a country; the language itself where that is no variant, or it has a region already. */
export function variantOf(language: string, country: string | null | undefined): string {
  const base = baseOf(language);
  if (!country || base !== language || !variants[base]?.includes(country)) return language;
  return `${base}-${country}`;
}

/** "Austrian German (de-AT)": spelling and words of the variant are said, since a bare name is easily overlooked. */
export function languageToWrite(language: string, country: string | null | undefined): string {
  const tag = variantOf(language, country);
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  const isRegional = tag !== baseOf(tag);
  return `${name} (${tag})${isRegional ? ', with the spelling, words and formats of that region' : ''}`;
}
