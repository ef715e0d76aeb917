// LocalBusiness data for each page of a store, from the order. Unknown values are omitted.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { SourceText } from '../../core/engine-types.ts';
import { jsonLdScript } from '../../text/json-ld.ts';
import { type AddressParts, readAddress } from '../structured-data/read-address.ts';
import { type GivenStore, givenStores } from './given-stores.ts';
import { readOpeningHours } from './opening-hours.ts';
import { plainKey } from './plain-key.ts';

interface Page {
  store: string;
  city: string;
}

/** A slash between spaces parts two numbers. */
const isOneNumber = (phone: string) =>
  /^\+?(?:[\d\s().-]|(?<!\s)\/(?!\s))+$/.test(phone) && /^\d{5,15}$/.test(phone.replace(/\D/g, ''));

/** The line in its parts where a postal code or the given town shows where they end; else as it is. "Georgia" is a state as well. */
function postalAddress({ address, city }: GivenStore): AddressParts {
  const { addressCountry, ...parts } = readAddress(address, '');
  const isPlain = parts.postalCode !== undefined || (city !== '' && plainKey(parts.addressLocality ?? '') === plainKey(city));
  const town = city === '' ? {} : { addressLocality: city };
  if (!isPlain) return { streetAddress: address, ...town };
  return { ...town, ...parts, ...(addressCountry === undefined || addressCountry === 'GE' ? {} : { addressCountry }) };
}

function localBusiness(store: GivenStore): string {
  const { name, address, city, phone, hours } = store;
  const openingHours = hours === '' ? null : readOpeningHours(hours);
  return jsonLdScript({
    '@type': 'LocalBusiness',
    name,
    ...(address === '' ? {} : { address: { '@type': 'PostalAddress', ...postalAddress(store) } }),
    // A town without an address may be the area that a business serves.
    ...(address === '' && city !== '' ? { areaServed: city } : {}),
    ...(isOneNumber(phone) ? { telephone: phone } : {}),
    ...(openingHours ? { openingHoursSpecification: openingHours } : {}),
  });
}

/** The store that a page is about; none where two could be meant. */
function storeOf(page: Page, stores: readonly GivenStore[], isOnlyPage: boolean): GivenStore | undefined {
  if (isOnlyPage && stores.length === 1) return stores[0];
  const named = stores.filter(({ name }) => plainKey(name) === plainKey(page.store));
  const there = named.length > 1 ? named.filter(({ city }) => plainKey(city) === plainKey(page.city)) : named;
  return there.length === 1 ? there[0] : undefined;
}

/** The data of each page in their order, null where it is not clear which store is meant. */
export function localBusinesses(
  input: ToolInput,
  sources: readonly SourceText[],
  result: ToolResult,
): { page: Page; jsonLd: string | null }[] {
  const pages = Array.isArray(result['pages']) ? (result['pages'] as Page[]) : [];
  const stores = givenStores(input, sources);
  return pages.map((page) => {
    const store = storeOf(page, stores, pages.length === 1);
    return { page, jsonLd: store ? localBusiness(store) : null };
  });
}
