// Cards are written from the pages that their keywords lead to, given to the model as sources. No workers: the test is the worker.
import type { CategoryCard } from '@folio/contract/category-cards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { connectCardModel } from '../../testing/card-model.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { runOrder } from '../writing/index.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let websiteId: number;

async function page(path: string, title: string, html: string): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into page_urls (account_id, website_id, url, title, http_state, state)
     select account_id, id, url || $2, $3, 200, 'active' from websites where id = $1 returning id`,
    [websiteId, path, title],
  );
  await product.sql(
    `insert into page_texts (page_url_id, website_id, html, terms) values ($1, $2, $3, to_tsvector(search_configuration('en'), $3))`,
    [row?.id, websiteId, html],
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  const made = await team.manager.send('PUT', '/features/websites/create', {
    name: 'Shop',
    url: 'https://shop.example',
    language: 'en',
    kind: 'download',
    workspace_id: team.workspaceId,
  });
  websiteId = (made.body.website as { id: number }).id;
});
afterAll(() => product.stop());

async function writeCard(changes: Record<string, unknown>): Promise<number> {
  const { body } = await team.plain.send('POST', '/tools/category_cards/create', {
    category_name: 'Camping',
    primary_kw: 'camping equipment',
    cards: 2,
    content_length: 50,
    workspace_id: team.workspaceId,
    website_id: websiteId,
    ...changes,
  });
  const { id } = body.category_card as CategoryCard;
  expect((await team.plain.send('POST', '/tools/category_cards/refresh', { ids: [id], price: 20 })).status).toBe(200);
  const shown = await team.plain.get('/tools/category_cards/show', { id });
  const detailId = (shown.body.category_cards as CategoryCard[])[0]?.order_detail_id ?? 0;
  await runOrder(product.kernel, detailId, { signal: new AbortController().signal, isLastTry: true });
  return detailId;
}

it('waits for a model where none is connected, and reserves nothing', async () => {
  const id = await writeCard({ linked_keywords: [{ keyword: 'stoves' }] });
  expect(await product.sql('select status, credits_reserved::int as reserved from order_details where id = $1', [id])).toEqual([
    { status: 'onHold', reserved: 0 },
  ]);
});

it('is given what the page of each target says, as a source that can be cited', async () => {
  const tents = await page(
    '/tents',
    'Tents',
    '<h1>Tents</h1><p>Our tents for two weigh between 1.4 and 2.6 kilos and keep out 3,000 millimetres of rain.</p><p>Orders are sent within two days.</p>',
  );
  const bags = await page(
    '/sleeping-bags',
    'Sleeping bags',
    '<h1>Sleeping bags</h1><p>Each of our sleeping bags was tested at minus ten degrees by people who sleep cold.</p>',
  );
  const model = await connectCardModel(team.owner);
  const id = await writeCard({
    linked_keywords: [
      { keyword: 'tents', page_url_id: tents },
      { keyword: 'sleeping bags', page_url_id: bags },
    ],
  });
  model.close();
  const [version] = await product.sql<{ html: string }>('select html from document_versions where order_detail_id = $1', [id]);
  expect(version?.html).toMatch(/>Tents<\/h2>[\s\S]*>Sleeping bags<\/h2>/);
  const prompt = model.requests.join('\n');
  for (const fact of ['1.4 and 2.6 kilos', 'minus ten degrees', 'https://shop.example/tents']) expect(prompt).toContain(fact);
  const sources = await product.sql<{ name: string; url: string; is_listed: boolean }>(
    `select name, url, is_listed from additional_sources order by url desc`,
  );
  expect(sources).toEqual([
    { name: 'Tents', url: 'https://shop.example/tents', is_listed: false },
    { name: 'Sleeping bags', url: 'https://shop.example/sleeping-bags', is_listed: false },
  ]);
});
