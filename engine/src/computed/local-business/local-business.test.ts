import { expect, it } from 'vitest';
import type { SourceText } from '../../core/engine-types.ts';
import { localBusinesses } from './local-business.ts';

const table = (...rows: string[]): SourceText[] => [{ id: 1, title: 'stores.csv', url: null, text: rows.join('\n\n') }];

const page = (store: string, city = '', more: object = {}) => ({ store, city, ...more });

type Input = Record<string, unknown>;

/** Returns the data of each page's script, without the constant parts; null if the page has none. */
function dataOf(input: Input, sources: SourceText[], ...pages: object[]): (Record<string, unknown> | null)[] {
  return localBusinesses(input, sources, { pages }).map(({ jsonLd }) => {
    if (jsonLd === null) return null;
    const { '@context': context, '@type': type, ...rest } = JSON.parse(jsonLd.split('\n').slice(1, -1).join('\n'));
    expect([context, type]).toEqual(['https://schema.org', 'LocalBusiness']);
    return rest as Record<string, unknown>;
  });
}

it('says of the store of the fields what they say, and nothing that the model wrote', () => {
  const input = {
    store_name: 'Hollis & Oak Totnes',
    address: '12 Fore Street, Totnes TQ9 5DX',
    city: 'Totnes',
    local_facts: 'Parking at Heath Way.\nPhone: 01803 555 0142\nHours: Tue-Sat 10:00-17:00',
  };
  const invented = { telephone: '999', json_ld: '{"name":"X"}', h1: 'Open all night' };
  expect(dataOf(input, [], page('The shop of Hollis', 'Exeter', invented))).toEqual([
    {
      name: 'Hollis & Oak Totnes',
      address: { '@type': 'PostalAddress', streetAddress: '12 Fore Street', postalCode: 'TQ9 5DX', addressLocality: 'Totnes' },
      telephone: '01803 555 0142',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '10:00',
          closes: '17:00',
        },
      ],
    },
  ]);
});

it('finds the row of each page by its name, and by its city where names repeat, in whatever order they come', () => {
  const rows = table(
    'Filiale: Bäckerei Süd; Adresse: Hauptstraße 5, 10115 Berlin; Öffnungszeiten: Mo-Fr 7-18; Sa: 8-13; Telefon: +49 30 555010; Notizen: keine',
    'Filiale: Bäckerei; Ort: Köln; Telefon: auf Anfrage',
    'Filiale: Bäckerei; Ort: Bonn; Öffnungszeiten: nach Vereinbarung',
  );
  const [bonn, berlin, cologne] = dataOf({}, rows, page('Bäckerei', 'Bonn'), page('bäckerei  süd'), page('Bäckerei', 'Köln'));
  expect(bonn).toEqual({ name: 'Bäckerei', areaServed: 'Bonn' });
  expect(cologne).toEqual({ name: 'Bäckerei', areaServed: 'Köln' });
  expect(berlin).toMatchObject({
    name: 'Bäckerei Süd',
    address: { streetAddress: 'Hauptstraße 5', postalCode: '10115', addressLocality: 'Berlin' },
    telephone: '+49 30 555010',
    openingHoursSpecification: [{ opens: '07:00' }, { dayOfWeek: ['Saturday'], opens: '08:00', closes: '13:00' }],
  });
});

it('gives none to a page whose store is not clear', () => {
  const rows = table('name: North; city: Leeds', 'name: North; city: Leeds', 'name: South; city: York');
  expect(dataOf({}, rows, page('North', 'Leeds'), page('East'), page('South'))).toEqual([
    null,
    null,
    { name: 'South', areaServed: 'York' },
  ]);
  expect(dataOf({}, [], page('North'))).toEqual([null]);
  const website = [{ id: 1, title: 'stores.csv', url: 'https://x.example/stores.csv', text: 'name: North; city: Leeds' }];
  expect(dataOf({}, website, page('North'))).toEqual([null]);
});

it.each([
  ['Somewhere by the lake', 'Annecy', { streetAddress: 'Somewhere by the lake', addressLocality: 'Annecy' }],
  ['5 High Street, Unit B', '', { streetAddress: '5 High Street, Unit B' }],
  ['12 Peachtree Street, Atlanta, Georgia', 'Atlanta', { streetAddress: '12 Peachtree Street', addressLocality: 'Atlanta' }],
  ['Via Roma 1, Torino, Italia', 'Torino', { streetAddress: 'Via Roma 1', addressLocality: 'Torino', addressCountry: 'IT' }],
])('keeps the address "%s" of %s where it would have to guess', (address, city, expected) => {
  const [data] = dataOf({ store_name: 'A', address, city }, [], page('A'));
  expect(data?.['address']).toEqual({ '@type': 'PostalAddress', ...expected });
});

it.each(['01803 555142 or 07700 900123', '030 5550 / 030 6660', 'on request', '12'])('gives no number for "%s"', (phone) => {
  expect(dataOf({ store_name: 'A', local_facts: `Phone: ${phone}` }, [], page('A'))).toEqual([{ name: 'A' }]);
});

it('cannot be broken out of', () => {
  const evil = '</script><script>alert("x")</script><!--';
  const [found] = localBusinesses({ store_name: evil, address: evil, city: evil }, [], { pages: [page('A')] });
  expect(found?.jsonLd?.match(/<\/?script/g)).toHaveLength(2);
  expect(found?.jsonLd).not.toContain('<!--');
  expect(found?.jsonLd).toContain('\\u003c/script\\u003e');
});
