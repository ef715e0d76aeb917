// A comment keeps the passage that was chosen: where its words come back, it is there as a whole.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

interface Comment {
  id: number;
  quote: string | null;
  anchor: { prefix: string; suffix: string; start: number } | null;
}

let product: TestProduct;
let author: TestCaller;
let detailId: number;
let versionId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  author = await product.register('Ada Author');
});
afterAll(() => product.stop());
beforeEach(async () => {
  const html = '<h1>Trail shoes</h1><p>They grip on wet stone and they last for years.</p><p>They are light.</p>';
  ({ detailId, versionId } = await buildDocument(product, author, { html }));
});

const comment = async (more: Record<string, unknown>) => {
  const { status, body } = await author.send('PUT', '/comments/create', {
    order_detail_id: detailId,
    text: 'Is this so?',
    ...more,
  });
  expect(status).toBe(200);
  return (body.comment as Comment).id;
};
const shown = async (id: number) => {
  const { body } = await author.get('/comments/show', { order_detail_id: detailId });
  return (body.comments as Comment[]).find((one) => one.id === id);
};
const save = (html: string) =>
  author.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, autosave: true });
const restore = () => author.send('POST', '/services/orders/versions/restore', { version_id: versionId });

it('after it was changed and then deleted, with a restore', async () => {
  const id = await comment({ quote: 'last for years' });
  for (const text of ['They grip and hold for ages.', 'They hold for', 'Something else']) await save(`<p>${text}</p>`);
  expect(await shown(id)).toMatchObject({ anchor: null });
  await restore();
  expect(await shown(id)).toMatchObject({ quote: 'last for years', anchor: { prefix: expect.any(String) } });
});

it('among equal words at its own', async () => {
  const id = await comment({ quote: 'They', anchor: { prefix: 'last for years.\n', suffix: ' are', start: 55 } });
  await save('<p>Something else</p>');
  await restore();
  expect((await shown(id))?.anchor).toMatchObject({ suffix: ' are light.' });
});

it('as a whole once the deleted part is typed once more', async () => {
  const id = await comment({ quote: 'grip on wet stone' });
  await save('<h1>Trail shoes</h1><p>New.</p><p>They grip on wet and they last for years.</p>');
  expect((await shown(id))?.quote).toBe('grip on wet');
  await save('<h1>Trail shoes</h1><p>New.</p><p>They grip on wet stone and they last for years.</p>');
  expect((await shown(id))?.quote).toBe('grip on wet stone');
});

it('and not where the same words are typed elsewhere', async () => {
  const id = await comment({ quote: 'grip on wet stone' });
  await save('<h1>Trail shoes</h1><p>They grip on wet and they last for years.</p>');
  await save('<h1>Trail shoes</h1><p>They grip on wet and they last for years. Others grip on wet stone.</p>');
  expect(await shown(id)).toMatchObject({ quote: 'grip on wet', anchor: { suffix: expect.stringMatching(/^ and they last/) } });
});
