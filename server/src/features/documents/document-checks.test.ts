// A model's claims that nobody gave: marked in the document, listed by the checks, kept by saves, and in no file.
import type { DocumentChecks } from '@folio/contract/document-checks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let close: () => void;
let detailId: number;

const text = 'Our shop is now at 12 Mill Lane for 99 francs, says Marie Keller of the Alpine Safety Institute. [To add: hours]';

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Marta Ferri');
  stranger = await product.register('Stranger Person');
  const versions = [{ position: 1, text, word_count: 1, characters: 1 }];
  const model = await connectModel(owner, [{ kind: 'text', text: JSON.stringify({ versions }) }]);
  close = () => model.close();
  const fields = { text: 'Our shop has moved to 12 Mill Lane.', unit: 'characters', limit: 155, versions: 1, language: 'en' };
  const { body } = await owner.send('POST', '/services/orders/create', { tool: 'text_shortener', fields });
  detailId = (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  await vi.waitFor(
    async () => {
      if (!(await show()).includes('Mill Lane')) throw new Error('Not written yet');
    },
    { timeout: 15_000, interval: 50 },
  );
});
afterAll(async () => {
  close();
  await product.stop();
});

async function show(): Promise<string> {
  const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
  return (body.orders as { content: { html: string } }[])[0]?.content.html ?? '';
}

async function checks(): Promise<DocumentChecks> {
  const { status, body } = await owner.get('/services/orders/checks', { order_detail_id: detailId });
  expect(status).toBe(200);
  return body as unknown as DocumentChecks;
}

const save = (html: string) => owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });

it('lists what is in no source, with its line, and what is not as ordered', async () => {
  const { claims, checks: all } = await checks();
  expect(claims.map(({ kind, text: claim }) => [kind, claim])).toEqual([
    ['figure', '99 francs'],
    ['name', 'Marie Keller'],
    ['name', 'Alpine Safety Institute'],
  ]);
  expect(claims[0]?.line).toBe(text);
  expect(all).toContainEqual({
    name: 'placeholders',
    is_met: false,
    came: null,
    asked: null,
    positions: [{ line: text, words: 'To add' }],
  });
});

it('is for those who see the document', async () => {
  expect((await stranger.get('/services/orders/checks', { order_detail_id: detailId })).status).toBe(404);
  expect((await owner.get('/services/orders/checks', { order_detail_id: 'x' })).status).toBe(422);
});

it('no file has the marks', async () => {
  for (const format of ['html', 'md', 'txt']) {
    const response = await fetch(`${product.url}/api/services/orders/download?order_detail_id=${detailId}&format=${format}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const file = await response.text();
    expect(file).toContain('for 99 francs, says Marie Keller');
    expect(file).not.toContain('unsourced');
  }
});

it('keeps a mark through saves until a person takes it off, and the block stays the engine’s', async () => {
  const before = await show();
  expect(before).toContain('<span data-unsourced="name">Marie Keller</span>');
  await save(before.replace('<span data-unsourced="figure">99 francs</span>', '99 francs'));
  expect(await show()).toMatch(/<p data-origin="engine">[^/]*for 99 francs, says <span data-unsourced="name">Marie Keller/);
  expect((await checks()).claims).toHaveLength(2);
  await save((await show()).replace('Marie Keller', 'Ada Byron').replace('[To add: hours]', ''));
  const { claims, checks: all } = await checks();
  expect(claims.map(({ text: claim }) => claim)).toEqual(['Alpine Safety Institute']);
  expect(all).toContainEqual(expect.objectContaining({ name: 'placeholders', is_met: true }));
});
