// Many cards at once through HTTP: from category pages and from CSV files, with and without tasks, all of them or none.
import type { CategoryCard } from '@folio/contract/category-cards';
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { connectCardModel } from '../../testing/card-model.ts';
import { csvOf } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let model: ModelServer;
let team: Awaited<ReturnType<typeof buildTeam>>;

async function buildWebsite(name: string): Promise<number> {
  const made = await team.manager.send('PUT', '/features/websites/create', {
    name,
    url: `https://${name}.example`,
    language: 'de',
    kind: 'download',
    workspace_id: team.workspaceId,
  });
  return (made.body.website as { id: number }).id;
}
async function page(websiteId: number, path: string, h1: string, keyword: string | null, type = 'category'): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into page_urls (account_id, website_id, url, h1, primary_kw, primary_kw_by, type, http_state, state)
     select account_id, id, url || $2, $3, $4, 'person', $5, 200, 'active' from websites where id = $1 returning id`,
    [websiteId, path, h1, keyword, type],
  );
  return row?.id ?? 0;
}
const batch = (body: Record<string, unknown>, caller: TestCaller = team.plain) =>
  caller.send('POST', '/tools/category_cards/batch', { workspace_id: team.workspaceId, ...body });
const sendFile = (text: string, more: Record<string, string> = {}, caller: TestCaller = team.plain) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'csv', workspace_id: String(team.workspaceId), ...more }))
    form.set(name, value);
  form.set('file', csvOf(text));
  return caller.send('POST', '/tools/category_cards/batch', form);
};
const cardsOf = async (websiteId: number): Promise<CategoryCard[]> => {
  const { body } = await team.plain.get('/tools/category_cards/show', {
    workspace_id: team.workspaceId,
    website_id: websiteId,
    per_page: 100,
  });
  return (body.category_cards as CategoryCard[]).toSorted((one, other) => one.id - other.id);
};
const counts = async () => {
  const [row] = await product.sql<Record<string, number>>(
    `select (select count(*)::int from category_cards) as cards, (select count(*)::int from orders) as orders, (select count(*)::int from tasks) as tasks,
       (select coalesce(sum(credits_reserved), 0)::int from order_details) as reserved`,
  );
  return row;
};

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildTeam(product);
  model = await connectCardModel(team.owner);
});
afterAll(async () => {
  model.close();
  await product.stop();
});

describe('category pages', () => {
  it('become cards named by their H1, with keywords of texts that hold theirs, once by twenty calls', async () => {
    const websiteId = await buildWebsite('bergladen');
    const bags = await page(websiteId, '/schlafsaecke', 'Schlafsäcke', 'schlafsack');
    const mats = await page(websiteId, '/matten', 'Isomatten', 'isomatte');
    await page(websiteId, '/ratgeber', 'Ratgeber', 'ratgeber', 'article');
    await product.sql(
      `insert into keyword_index (account_id, page_url_id, keyword, language, count, kind, target_page_id, target_url)
       select account_id, $2, k.keyword, 'de', 2, k.kind, k.target, k.url from websites, (values
         ('schlafsack', 'linked', $2::int, 'https://bergladen.example/schlafsaecke'), ('isomatte', 'linked', $3::int, 'https://bergladen.example/matten'),
         ('packmaß', 'soft', null, null)) as k (keyword, kind, target, url) where websites.id = $1`,
      [websiteId, bags, mats],
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => batch({ kind: 'pages', website_id: websiteId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'NO_CATEGORY_PAGES')).toHaveLength(19);
    const cards = await cardsOf(websiteId);
    expect(cards.map((card) => [card.category_name, card.primary_kw, card.state])).toEqual([
      ['Isomatten', 'isomatte', 'draft'],
      ['Schlafsäcke', 'schlafsack', 'draft'],
    ]);
    expect(cards[1]).toMatchObject({
      page_url_id: bags,
      linked_keywords: [{ keyword: 'isomatte', page_url_id: mats, url: 'https://bergladen.example/matten' }],
      soft_keywords: ['packmaß'],
    });
  });

  it('are refused of a website that the caller does not reach, and for tasks in the personal workspace', async () => {
    const websiteId = await buildWebsite('fremd');
    expect((await batch({ kind: 'pages', website_id: websiteId, workspace_id: null }, team.stranger)).status).toBe(404);
    expect((await batch({ kind: 'pages' })).body.errors).toMatchObject({ website_id: [expect.any(String)] });
    expect((await sendFile('category_name\nZelte\n', { workspace_id: '', create_tasks: 'true' })).status).toBe(403);
  });
});

describe('a CSV file', () => {
  it('keeps umlauts and quoted commas, separates lists by semicolons, and finds pages and targets', async () => {
    const websiteId = await buildWebsite('huette');
    const bags = await page(websiteId, '/schlafsaecke', 'Schlafsäcke', 'winterschlafsack');
    const { status, body } = await sendFile(
      'category_name;page_url;primary_kw;linked_keywords;soft_keywords;h2_headings;cards;content_length;footer_content\n' +
        '"Schlafsäcke, Größe L";https://huette.example/schlafsaecke;schlafsack;"Winterschlafsack; Inlett";"Packmaß; winterschlafsack";"Warm, auch bei −10 °C;Leicht";3;40;ja\n' +
        'Zelte;;;;;;;;Zelte für jedes Wetter.\n',
      { website_id: String(websiteId) },
    );
    expect([status, body]).toMatchObject([200, { incomplete: 1, price: 0, bulk_order_id: null }]);
    const [first, second] = await cardsOf(websiteId);
    expect(first).toMatchObject({
      category_name: 'Schlafsäcke, Größe L',
      page_url_id: bags,
      linked_keywords: [
        { keyword: 'Winterschlafsack', page_url_id: bags },
        { keyword: 'Inlett', page_url_id: null },
      ],
      soft_keywords: ['Packmaß'],
      h2_headings: ['Warm, auch bei −10 °C', 'Leicht'],
      cards: 3,
      content_length: 40,
    });
    expect([first?.footer_content, second?.footer_content]).toEqual(['Schlafsäcke, Größe L', 'Zelte für jedes Wetter.']);
    expect(second).toMatchObject({ state: 'draft', problem: 'Enter a primary keyword to generate this card', cards: 4 });
  });

  it('is kept whole or not at all, with every fault by row and column', async () => {
    const before = await counts();
    const { status, body } = await sendFile(
      'category_name,primary_kw,content_length,page_url\nTents,tent,29,\n,stove,60,\nMats,mat,60,https://a.example/x\n',
    );
    expect([status, body.errors]).toMatchObject([
      422,
      {
        file: [
          'Row 2, content_length: Must be at least 30',
          expect.stringMatching(/^Row 3, category_name: /),
          'Row 4, page_url: This page is not in the website’s list. Import it first',
        ],
      },
    ]);
    expect(await counts()).toEqual(before);
    const many = await sendFile(`category_name\n${'Tents\n'.repeat(1001)}`);
    expect([many.status, many.body.code]).toEqual([422, 'TOO_MANY_ROWS']);
  });
});

describe('tasks of a batch', () => {
  const csv =
    'category_name,brand,primary_kw,cards,content_length\nTents,Halden,tent,2,50\nStoves,Halden,stove,2,50\nSale,Halden,,2,50\n';
  const task = { 'task[due_date]': '2027-01-08', 'task[priority]': 'high', 'task[assignees_group]': 'admin' };

  it('are priced first and made with cards and documents in one transaction', async () => {
    const websiteId = await buildWebsite('halden');
    const more = { website_id: String(websiteId), create_tasks: 'true', ...task };
    const before = await counts();
    const { body: priced } = await sendFile(csv, more);
    expect(priced).toMatchObject({ price: 40, ordered: 2, incomplete: 1, category_card_ids: [] });
    expect((await sendFile(csv, { ...more, price: '39' })).body.code).toBe('PRICE_CHANGED');
    const stranger = await sendFile(csv, { ...more, price: '40', 'task[assignee_id]': String(team.stranger.id) });
    expect([stranger.status, Object.keys(stranger.body.errors ?? {})]).toEqual([422, ['task.assignee_id']]);
    expect(await counts()).toEqual(before);
    const { body } = await sendFile(csv, { ...more, price: '40' });
    expect(body).toMatchObject({ ordered: 2, bulk_order_id: expect.any(Number) });
    await vi.waitFor(
      async () =>
        expect((await cardsOf(websiteId)).map(({ state, task_id: id }) => [state, id !== null])).toEqual([
          ['ready', true],
          ['ready', true],
          ['draft', false],
        ]),
      { timeout: 30_000, interval: 100 },
    );
    const made = await product.sql(
      `select t.priority, t.due_date::text, t.assignees_group, t.category_name, m.brand, m.primary_kw from tasks t join task_metadata m on m.task_id = t.id
       join category_cards c on c.order_detail_id = t.order_detail_id where c.website_id = $1 order by t.id`,
      [websiteId],
    );
    const shared = { priority: 'high', due_date: '2027-01-08', assignees_group: 'admin', brand: 'Halden' };
    expect(made).toEqual([
      { ...shared, category_name: 'Tents', primary_kw: 'tent' },
      { ...shared, category_name: 'Stoves', primary_kw: 'stove' },
    ]);
  });

  it('that people write cost nothing and wait for no model', async () => {
    const websiteId = await buildWebsite('hand');
    const more = { website_id: String(websiteId), create_tasks: 'true', 'task[type]': 'manual' };
    expect((await sendFile(csv, more)).body).toMatchObject({ price: 0 });
    expect((await sendFile(csv, { ...more, price: '0' })).status).toBe(200);
    expect((await cardsOf(websiteId)).map(({ state }) => state)).toEqual(['ready', 'ready', 'draft']);
    const documents = await product.sql(
      `select d.status, t.type from category_cards c join order_details d on d.id = c.order_detail_id join tasks t on t.order_detail_id = d.id
       where c.website_id = $1`,
      [websiteId],
    );
    expect(documents).toEqual([
      { status: 'accepted', type: 'manual' },
      { status: 'accepted', type: 'manual' },
    ]);
  });
});
