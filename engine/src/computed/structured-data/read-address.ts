// An address as people write it on one line, in the parts that schema.org has. What is not plain stays in the street's line.
import { interfaceLanguages } from '@folio/contract/languages';

export interface AddressParts {
  streetAddress: string;
  postalCode?: string;
  addressLocality?: string;
  addressRegion?: string;
  /** ISO 3166 code of two letters. */
  addressCountry?: string;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes by the names of countries in the languages of the product, in small letters. */
function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of interfaceLanguages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second)?.toLocaleLowerCase();
        // Codes that are out of use have the name of the one that replaced them.
        const code = new Intl.Locale(`und-${first}${second}`).region ?? '';
        if (name !== undefined && !found.has(name)) found.set(name, code);
      }
  }
  return found;
}

let countries: Map<string, string> | null = null;

/** The code of a country by its code or name; undefined for anything else. */
export function countryCodeOf(text: string): string | undefined {
  countries ??= readCountries();
  const wanted = text.trim();
  if (/^[A-Z]{2}$/.test(wanted))
    return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(wanted) ? wanted : undefined;
  return countries.get(wanted.toLocaleLowerCase());
}

/** Postal codes before a town: Europe's four to five figures, with the country's letters where they are written, and Brazil's. */
const codeBeforeTown = /^(?:([A-Z]{1,2})-)?(\d{4,5}(?:-\d{3})?)\s+(\p{L}.*)$/u;
/** "Springfield IL 62704", "London SW1A 1AA", "São Paulo - SP 01310-100". */
const codeAfterTown = /^(?:(\p{L}.*?)[\s-]+)?(?:([A-Z]{2})\s+)?(\d{5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u;

interface Town {
  postalCode?: string;
  addressLocality?: string;
  addressRegion?: string;
}

function readTown(part: string): Town | null {
  const before = codeBeforeTown.exec(part);
  if (before) return { postalCode: before[2] ?? '', addressLocality: before[3] ?? '' };
  const after = codeAfterTown.exec(part);
  if (!after) return null;
  const [, named, of, code = ''] = after;
  const isRegion = of === undefined && /^[A-Z]{2}$/.test(named ?? '');
  const [town, region] = isRegion ? [undefined, named] : [named, of];
  return {
    postalCode: code,
    ...(town === undefined ? {} : { addressLocality: town }),
    ...(region === undefined ? {} : { addressRegion: region }),
  };
}

/** Returns the parts of the address. The selected `country` overrides the country of the line. */
export function readAddress(address: string, country: string): AddressParts {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const written = parts.length > 1 ? countryCodeOf(parts.at(-1) ?? '') : undefined;
  if (written !== undefined) parts.pop();
  const code = countryCodeOf(country) ?? written;
  const at = parts.findLastIndex((part, index) => index > 0 && readTown(part) !== null);
  const town = at > 0 ? (readTown(parts[at] ?? '') ?? {}) : {};
  const street = at > 0 ? parts.slice(0, at) : [...parts];
  // "Torino" behind a street with its number, "Springfield" before "IL 62704".
  const last = street.at(-1) ?? '';
  const isTown =
    street.length > 1 && town.addressLocality === undefined && /\d/.test(street[0] ?? '') && /^[\p{L}\s'’.-]+$/u.test(last);
  if (isTown) street.pop();
  return {
    streetAddress: street.join(', '),
    ...(isTown ? { addressLocality: last } : {}),
    ...town,
    ...(code === undefined ? {} : { addressCountry: code }),
  };
}
