// Countries that a tool may write for: their codes, and their names as each language says them, from the platform's own data.

const codes =
  'US GB IE CA AU NZ IT ES FR DE AT CH PT BR MX AR CL CO NL BE LU PL CZ SK HU RO BG GR HR SI SE DK NO FI TR UA IL AE SA ZA IN JP KR TW ID TH VN'.split(
    ' ',
  );

const nameIn = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;

const byEnglishName = new Map(codes.map((code) => [nameIn(code, 'en'), code]));

/** Options of a field that asks for a country; the values are ISO 3166 codes. */
export const countryOptions = codes.map((value) => ({ value, label: nameIn(value, 'en') }));

/** The country with this English name as the language calls it; null for anything that is none of these countries. */
export function countryName(english: string, language: string): string | null {
  const code = byEnglishName.get(english);
  return code === undefined ? null : nameIn(code, language);
}
