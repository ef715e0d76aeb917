// Certifiers: linguists registered by a court or an association, for the languages and the time of their registration.
import { baseOf } from '@folio/contract/languages';
import type { Certification } from './linguists.table.ts';

/** The first certification that is valid on a day (UTC) for both languages; null without any. One without a number proves nothing. */
export function certificationFor(
  certifications: readonly Certification[],
  languages: readonly [source: string, target: string],
  day: string,
): Certification | null {
  const covers = (named: readonly string[]) => {
    const bases = new Set(named.map(baseOf));
    return bases.size === 0 || languages.every((language) => bases.has(baseOf(language)));
  };
  return (
    certifications.find(
      ({ number, expires_on: until, languages: named = [] }) =>
        number !== '' && (until === null || until >= day) && covers(named),
    ) ?? null
  );
}
