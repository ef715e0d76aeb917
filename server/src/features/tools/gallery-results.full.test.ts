// Every example of the gallery, made once.
import type { WorkedExample } from '@folio/contract/tools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Curious Person');
});
afterAll(() => product.stop());

const example = async (slug: string) => (await owner.get(`/tools/${slug}/example`)).body.example as WorkedExample;

it('makes each result that the gallery promises, and promises each that it makes', async () => {
  const { examples } = (await owner.get('/tools/examples/show')).body as { examples: { slug: string; has_result: boolean }[] };
  const wrong: string[] = [];
  for (const { slug, has_result } of examples) {
    const { given_files: given, result } = await example(slug);
    const isShown = Boolean(result && (result.html || result.files.length > 0 || result.messages.length > 0));
    if (!has_result || !isShown || result?.html.includes('data-unsourced')) wrong.push(slug);
    for (const { url, poster, alt_text: text } of [...given, ...(result?.files ?? [])]) {
      expect([slug, text.length > 20]).toEqual([slug, true]);
      // Nothing is loaded from elsewhere.
      for (const address of [url, poster ?? url])
        expect(address).toMatch(/^(?:\/example-files\/[\w/.-]+\?v=[\da-f]{8}$|data:image)/u);
    }
  }
  expect(wrong).toEqual([]);
});
