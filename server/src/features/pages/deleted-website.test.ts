// Calls on the pages of a website that is deleted meanwhile.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../testing/build-links.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

it('finds no website, with its pages or before it has any', async () => {
  const owner = await product.register('Owner Person');
  for (const hasSettings of [false, true]) {
    const websiteId = await buildSite(product, owner);
    const schedule = () => owner.send('POST', '/features/pages/schedule', { website_id: websiteId, every: 'daily' });
    if (hasSettings) expect((await schedule()).status).toBe(200);
    const lock = `delete from websites where id = ${websiteId}`;
    const answers = await whileLocked(product, lock, 20, () => Promise.all(Array.from({ length: 20 }, schedule)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  }
});
