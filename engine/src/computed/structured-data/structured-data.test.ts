import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { readPrice } from './form-values.ts';
import { recipeLists } from './item-lists.ts';
import { schemaTypes } from './schema-types.ts';
import { structuredData } from './structured-data.ts';

interface Made {
  json_ld: string;
  missing_required: string[];
  missing_recommended: string[];
  notes: string[];
}
const base = { name: 'Oak table', page_url: 'https://x.example/table' };
const made = (input: Record<string, unknown>, language = 'en') => structuredData({ ...base, ...input }, language);
const dataOf = ({ json_ld: script }: Made) => JSON.parse(script.split('\n').slice(1, -1).join('\n')) as Record<string, unknown>;

it.each([
  ['49,90 €', '49.90'],
  ['1.299,00', '1299.00'],
  ['$1,299.5', '1299.5'],
  ['1.299', '1299'],
  ['1 299', '1299'],
  ['0,5', '0.5'],
  ['CHF 1’200', '1200'],
  ['10-20', null],
  ['on request', null],
  ['.', null],
])('reads the price %s as %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

describe('structuredData', () => {
  it('knows every type of the form', () => {
    const field = findTool('structured_data_generator')?.fields.find((one) => one.name === 'schema_type');
    const values = field && 'options' in field ? (field.options ?? []).map((option) => option.value) : [];
    expect(Object.keys(schemaTypes)).toEqual(values);
    for (const type of values) {
      const data = dataOf(made({ schema_type: type }));
      expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': type });
      expect(JSON.stringify(data)).not.toMatch(/""|null|\[\]|\{\}/);
    }
  });
  it('makes a product with its offer', () => {
    const result = made({
      schema_type: 'Product',
      price: '1.299,00 €',
      currency: 'eur',
      author: 'Hollis',
      image_url: 'https://x.example/t.jpg',
    });
    expect(dataOf(result)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Oak table',
      url: 'https://x.example/table',
      image: 'https://x.example/t.jpg',
      brand: { '@type': 'Brand', name: 'Hollis' },
      offers: { '@type': 'Offer', url: 'https://x.example/table', price: '1299.00', priceCurrency: 'EUR' },
    });
    expect(result.missing_required).toEqual([]);
    expect(result.missing_recommended).toEqual([
      'description',
      'sku',
      'gtin',
      'offers.availability',
      'aggregateRating',
      'review',
    ]);
  });
  it('names what is missing instead of making it up', () => {
    const product = made({ schema_type: 'Product', price: 'from 10-20', currency: 'XYZ' }, 'de');
    expect(product.missing_required).toEqual(['offers.price', 'offers.priceCurrency']);
    expect(product.notes.slice(0, 2)).toEqual([
      '„from 10-20“ ist kein einzelner Betrag und wurde weggelassen.',
      '„XYZ“ ist keine Währung nach ISO 4217 und wurde weggelassen.',
    ]);
    expect(made({ schema_type: 'Event', date: '2026-05-01' }).missing_required).toEqual(['location.address']);
    expect(made({ schema_type: 'Recipe' }).missing_required).toEqual(['image']);
    expect(made({ schema_type: 'VideoObject' }).missing_required).toEqual(['thumbnailUrl', 'uploadDate']);
    expect(
      made({ schema_type: 'JobPosting', address: 'Via Roma 1, Torino', author: 'Acme', date: '2026-05-01' }).missing_required,
    ).toEqual(['description', 'jobLocation.address.addressCountry']);
    expect(made({ schema_type: 'LocalBusiness', address: 'High Street 1' }).missing_required).toEqual([]);
    const job = made({
      schema_type: 'JobPosting',
      address: 'Via Roma 1, 10121 Torino',
      country: 'IT',
      author: 'Acme',
      date: '2026-05-01',
      description: 'Bake bread.',
    });
    expect(job.missing_required).toEqual([]);
    expect(dataOf(job)).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'Acme' },
      jobLocation: {
        address: { streetAddress: 'Via Roma 1', postalCode: '10121', addressLocality: 'Torino', addressCountry: 'IT' },
      },
    });
  });
  it('makes a trail that ends at the page', () => {
    const result = made({ schema_type: 'BreadcrumbList', items: 'Home | https://x.example/\nTables | https://x.example/tables' });
    expect(dataOf(result)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.example/' },
      { '@type': 'ListItem', position: 2, name: 'Tables', item: 'https://x.example/tables' },
      { '@type': 'ListItem', position: 3, name: 'Oak table', item: 'https://x.example/table' },
    ]);
    expect(result.missing_required).toEqual([]);
    expect(made({ schema_type: 'BreadcrumbList' }).missing_required).toEqual(['itemListElement']);
    expect(made({ schema_type: 'BreadcrumbList', items: 'Home\nTables | javascript:alert(1)' }).missing_required).toEqual([
      'itemListElement',
    ]);
  });
  it('parts ingredients and steps', () => {
    expect(recipeLists(['500 g flour', '- water', '', 'Mix.', '2. Bake.'])).toEqual({
      ingredients: ['500 g flour', 'water'],
      steps: ['Mix.', 'Bake.'],
    });
    expect(recipeLists(['500 g flour', '1. Mix.'])).toEqual({ ingredients: ['500 g flour'], steps: ['Mix.'] });
  });
  it('cannot be broken out of', () => {
    const evil = '</script><script>alert("x")</script><!-- \u2028 שלום';
    const result = made({ name: evil, description: evil, author: evil });
    expect(result.json_ld.match(/<\/?script/g)).toHaveLength(2);
    expect(result.json_ld).not.toContain('<!--');
    expect(dataOf(result)['description']).toBe(evil);
    expect(made({ schema_type: '__proto__' }).json_ld).toContain('"Article"');
    made({ schema_type: 'Recipe', items: '1.\n'.repeat(50_000), price: '1'.repeat(100_000) });
  });
});
