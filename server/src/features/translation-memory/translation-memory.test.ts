import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let requests: string[];
const cleanUp: (() => void)[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  const text = JSON.stringify({ translations: [{ id: 0, text: 'Unsere Schnürsenkel' }] });
  const model = await connectModel(owner, [{ kind: 'text', text }], 'translation');
  requests = model.requests;
  cleanUp.push(model.close);
});
afterAll(async () => {
  for (const step of cleanUp) step();
  await product.stop();
});

async function translate(text: string): Promise<string> {
  const { body } = await owner.send('POST', '/services/orders/create', {
    tool: 'text_translation',
    fields: { text, source_language: 'en', target_language: 'de', formality: 'formal' },
  });
  const id = (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  return vi.waitFor(
    async () => {
      const { body: shown } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id });
      const [order] = shown.orders as { status: string; content: { html: string } }[];
      expect(order?.status).toBe('accepted');
      return order?.content.html ?? '';
    },
    { timeout: 15_000, interval: 50 },
  );
}

const term = { source_language: 'en', target_language: 'de', term: 'Laces', translation: 'Schnürsenkel' };
const shown = async (caller: TestCaller, query: Record<string, string> = {}) => {
  const { body } = await caller.get('/services/glossary/show', query);
  return {
    terms: body.terms as { id: number; term: string; translation: string }[],
    filtered: body.recordsFiltered,
    can: body.can,
  };
};

it('keeps a glossary: each term once, to find, change and delete; other accounts have their own', async () => {
  const { status, body } = await owner.send('PUT', '/services/glossary/create', term);
  expect([status, (body.term as { term: string }).term]).toEqual([200, 'Laces']);
  const { id } = body.term as { id: number };
  expect((await owner.send('PUT', '/services/glossary/create', { ...term, term: 'laces', translation: 'x' })).status).toBe(422);
  expect((await stranger.send('PUT', '/services/glossary/create', term)).status).toBe(200);
  expect((await shown(owner, { search: 'senkel' })).terms).toMatchObject([{ id, translation: 'Schnürsenkel' }]);
  expect((await shown(owner, { target_language: 'fr' })).filtered).toBe(0);
  expect((await stranger.send('POST', '/services/glossary/edit', { term_id: id, translation: 'x' })).status).toBe(404);
  expect((await stranger.send('DELETE', '/services/glossary/delete', { term_id: id })).status).toBe(404);
  const changed = await owner.send('POST', '/services/glossary/edit', { term_id: id, translation: 'Schnürsenkel' });
  expect(changed.body.term).toMatchObject({ id, translation: 'Schnürsenkel' });
});

it('binds orders to the glossary, and takes the same text again from memory without asking', async () => {
  expect(await translate('Our laces')).toContain('Unsere Schnürsenkel');
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('Schnürsenkel');
  expect(await translate('Our laces')).toContain('Unsere Schnürsenkel');
  expect(requests).toHaveLength(1);
  const [kept] = await product.sql<{ count: number }>('select count(*)::int as count from memory_units');
  expect(kept?.count).toBe(1);
});

it('deletes a term', async () => {
  const { terms } = await shown(owner);
  for (const { id } of terms) expect((await owner.send('DELETE', '/services/glossary/delete', { term_id: id })).status).toBe(200);
  expect((await shown(owner)).terms).toEqual([]);
});
