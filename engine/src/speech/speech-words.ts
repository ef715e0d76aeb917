// Spoken forms of URLs and symbols, in the languages of the product. Other languages keep the symbol, which most voices can read.
import { baseOf, interfaceLanguages } from '@folio/contract/languages';
import type { SpokenSigns } from '@folio/locales/en/lexicon/spoken-signs';
import { spokenSignsLexicon } from '@folio/locales/lexicon';

/** The words for signs in this language, or null where none are kept. */
export function signsIn(language: string): SpokenSigns | null {
  const base = baseOf(language);
  const own = interfaceLanguages.find((one) => baseOf(one) === base);
  return own ? spokenSignsLexicon[own] : null;
}
