import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { renderDocument } from '../../document/render-document.ts';
import { draftExample } from '../fixtures/draft-example.ts';

const contents = ['title', 'description', 'bullets', 'attributes', 'category'];

interface Row {
  sku: string;
  title: string;
  category?: string;
  attributes: string[];
  issues: string;
}

const rowOf = async (changes: Record<string, unknown>) =>
  ((await draftExample('catalogue_enrichment', { contents, target_languages: ['en'], ...changes })) as { rows: Row[] })
    .rows[0] as Row;

it('keeps the price, named or not', async () => {
  const named = await rowOf({ product_data: 'SKU: NF-45-GRN; name: Kestrel 45; brand: Northfold; price: €219; volume: 45 l' });
  expect(named.attributes).toContain('Price: €219');
  const listed = await rowOf({ product_data: 'NF-45-GRN; kestrel 45 trail pack; €219; two ice axe loops; rain cover' });
  expect(listed.attributes).toContain('Price: €219');
});

it('distinguishes a code from a name', async () => {
  const row = await rowOf({ product_data: 'NF-45-GRN; kestrel 45 trail pack; two ice axe loops; rain cover' });
  expect(row.sku).toBe('NF-45-GRN');
  expect(row.title).toMatch(/^Kestrel 45 trail pack/);
});

it('takes the one path that was given as the category', async () => {
  const row = await rowOf({
    product_data: 'SKU: NF-45-GRN; name: Kestrel 45; brand: Northfold; volume: 45 l',
    taxonomy: 'Outdoor > Hiking > Backpacks',
  });
  expect(row.category).toBe('Outdoor > Hiking > Backpacks');
  expect(row.issues).not.toContain('category');
});

it('shows bullets and attributes as points', async () => {
  const tool = findTool('catalogue_enrichment');
  if (!tool) throw new Error('no catalogue_enrichment');
  const result = await draftExample('catalogue_enrichment', { contents, target_languages: ['en'] });
  const html = renderDocument(tool, result, 'en', 'composer');
  expect(html.match(/<li[ >]/g)?.length).toBeGreaterThan(3);
});
