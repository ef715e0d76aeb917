import { macroCategoryName } from '@folio/catalogue/macro-category-names';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

interface Pricing {
  categories: { slug: string; name: string }[];
  prices: { slug: string; macrocategory: string; note: string }[];
}

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

const pricing = async (language: InterfaceLanguage): Promise<Pricing> => {
  const response = await fetch(`${product.url}/api/services/pricing`, { headers: { 'accept-language': language } });
  return (await response.json()) as Pricing;
};

it('notes and categories are in the language of the visitor', async () => {
  const english = await pricing('en');
  const noteOf = ({ prices }: Pricing, wanted: string) => prices.find(({ slug }) => slug === wanted)?.note;
  expect(noteOf(english, 'ai_chat_documents')).toBe('5 AI credits per answer.');
  for (const language of ['de', 'fr', 'it', 'es', 'pt-BR'] as const) {
    const local = await pricing(language);
    const same = english.prices.filter(({ slug, note }) => note !== '' && noteOf(local, slug) === note);
    expect(same, language).toEqual([]);
    expect(local.categories).toContainEqual({ slug: 'ai_chat', name: macroCategoryName('ai_chat', language) });
  }
  const used = new Set(english.prices.map(({ macrocategory }) => macrocategory));
  expect(new Set(english.categories.map(({ slug }) => slug))).toEqual(used);
});
