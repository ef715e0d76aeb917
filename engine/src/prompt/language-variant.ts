// The language to write in with its regional variant, where it is known where the readers are.
import { baseOf } from '@folio/contract/languages';

/** Tags of languages that are written differently in a country: spelling, words, currency and forms of address. */
const variants = new Set(
  'en-GB en-US en-IE en-AU en-NZ en-CA en-ZA en-IN en-SG de-DE de-AT de-CH de-LI de-LU fr-FR fr-BE fr-CH fr-CA fr-LU es-ES es-MX es-AR es-CL es-CO es-PE es-UY es-US it-IT it-CH pt-PT pt-BR nl-NL nl-BE'.split(
    ' ',
  ),
);

/** The tag of a language as it is written in a country; the language itself where that is no variant, or it has a region already. */
export function variantOf(language: string, country: string | null | undefined): string {
  const tag = `${language}-${country ?? ''}`;
  return variants.has(tag) ? tag : language;
}

/** "Austrian German (de-AT)": spelling and words of the variant are said, since a bare name is easily overlooked. */
export function languageToWrite(language: string, country: string | null | undefined): string {
  const tag = variantOf(language, country);
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  const isRegional = tag !== baseOf(tag);
  return `${name} (${tag})${isRegional ? ', with the spelling, words and formats of that region' : ''}`;
}
