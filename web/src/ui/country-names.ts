// Countries by their names in the reader's language.
import { countryCodes } from '@folio/contract/country-codes';

/** Making one takes far longer than asking it. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** The name of a country or territory; its code where the browser knows none. */
export function countryName(code: string, language: string): string {
  const made = displayNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  displayNames.set(language, made);
  return made.of(code) ?? code;
}

/** All of them by name, to choose one. */
export const countryOptions = (language: string): { value: string; label: string }[] =>
  countryCodes
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
