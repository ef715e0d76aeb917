// Category cards and the keyword search through HTTP: order of results, scopes, promotion, prices, and cards that follow their pages and documents.
import type { CategoryCard, Occurrence } from '@folio/contract/category-cards';
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDocument, buildTeam } from '../../testing/build.ts';
import { connectCardModel } from '../../testing/card-model.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let model: ModelServer;
let team: Awaited<ReturnType<typeof buildTeam>>;
let websiteId: number;

const save = (detailId: number, html: string) =>
  team.manager.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
const find = (keyword: string, more: Record<string, unknown> = {}, caller: TestCaller = team.plain) =>
  caller.send('POST', '/tools/category_cards/find_keywords', {
    keyword_to_search: keyword,
    workspace_id: team.workspaceId,
    ...more,
  });
const occurrences = ({ body }: { body: Record<string, unknown> }) => body.results as Occurrence[];

async function page(path: string, title: string, html: string, more: { keyword?: string; state?: number } = {}): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into page_urls (account_id, website_id, url, title, primary_kw, primary_kw_by, http_state, state)
     select account_id, id, url || $2, $3, $4, 'person', $5::int, case when $5::int = 200 then 'active' else 'broken' end from websites where id = $1 returning id`,
    [websiteId, path, title, more.keyword ?? null, more.state ?? 200],
  );
  await product.sql(
    `insert into page_texts (page_url_id, website_id, html, terms) values ($1, $2, $3, to_tsvector(search_configuration('en'), $3))`,
    [row?.id, websiteId, html],
  );
  return row?.id ?? 0;
}

/** Counts of the index once the queue is empty. */
const settled = () =>
  vi.waitFor(
    async () => {
      const [row] = await product.sql<{ count: number }>('select count(*)::int as count from keyword_queue');
      expect(row?.count).toBe(0);
    },
    { timeout: 10_000, interval: 50 },
  );

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildTeam(product);
  model = await connectCardModel(team.owner);
  const made = await team.manager.send('PUT', '/features/websites/create', {
    name: 'Shop',
    url: 'https://shop.example',
    language: 'en',
    kind: 'download',
    workspace_id: team.workspaceId,
  });
  websiteId = (made.body.website as { id: number }).id;
  await page('/bags/winter', 'Winter bags', '<p>Every sleeping bag was tested at minus ten.</p>', {
    keyword: 'winter sleeping bag',
  });
  await page('/mats', 'Mats', '<p>A mat keeps the cold away.</p>', { keyword: 'sleeping mat' });
  const first = await buildDocument(product, team.manager, { title: 'Ratings', html: '<p>x</p>', workspaceId: team.workspaceId });
  const second = await buildDocument(product, team.manager, { title: 'Liners', html: '<p>x</p>', workspaceId: team.workspaceId });
  await buildDocument(product, team.stranger, { title: 'Foreign', html: '<p>A sleeping bag elsewhere.</p>' });
  await team.manager.send('POST', '/tools/category_cards/create', {
    category_name: 'Bags',
    soft_keywords: ['bag liner'],
    workspace_id: team.workspaceId,
  });
  await save(first.detailId, '<p>Two numbers.</p><p>Winter sleeping bags need a sleeping mat. A sleeping bag is warm.</p>');
  await save(second.detailId, '<p>First.</p><p>A bag liner for any sleeping bag. Bag liners are light.</p>');
  await settled();
});
afterAll(async () => {
  model.close();
  await product.stop();
});

describe('the keyword search', () => {
  it('orders by linked, then soft keywords, and shows the sentence', async () => {
    const answer = await find('sleeping bag');
    expect(answer.status).toBe(200);
    expect(answer.body.count).toBe(3);
    expect(occurrences(answer).map(({ title }) => title)).toEqual(['Ratings', 'Liners', 'Winter bags']);
    const [ratings, liners] = occurrences(answer);
    expect(ratings).toMatchObject({
      kind: 'document',
      sentence: 'Winter sleeping bags need a sleeping mat.',
      linked_keywords: [
        { keyword: 'sleeping mat', url: 'https://shop.example/mats', count: 1 },
        { keyword: 'winter sleeping bag', count: 1 },
      ],
    });
    expect(liners).toMatchObject({ linked_keywords: [], soft_keywords: [{ keyword: 'bag liner', count: 2 }] });
  });
  it('trims, ignores case, finds the plural, and keeps other accounts out', async () => {
    const answer = await find('  SLEEPING   bags ');
    expect(occurrences(answer)).toHaveLength(3);
    expect((await find('elsewhere')).body.count).toBe(0);
    expect((await find('sleeping bag', { workspace_id: undefined }, team.plain)).body.count).toBe(0);
  });
  it('keeps those whose linked keywords match where it is asked', async () => {
    const answer = await find('sleeping bag', { search_liked_keywords_only: true });
    expect(occurrences(answer).map(({ title }) => title)).toEqual(['Ratings']);
  });
  it('refuses a blank keyword at its field, foreign workspaces and voices', async () => {
    const { status, body } = await find(' .,! ');
    expect([status, body.errors]).toEqual([422, { keyword_to_search: ['Enter a keyword'] }]);
    expect((await find('bag', {}, team.stranger)).status).toBe(404);
    expect((await find('bag', { brand_voice_id: 999_999 })).status).toBe(404);
  });
  it('pages its results', async () => {
    const answer = await find('sleeping bag', { page: 2, per_page: 2 });
    expect([answer.body.count, occurrences(answer).map(({ title }) => title)]).toEqual([3, ['Winter bags']]);
  });
});

describe('promoting a keyword', () => {
  const promote = (more: Record<string, unknown>, caller = team.manager) =>
    caller.send('POST', '/tools/category_cards/promote', { website_id: websiteId, keyword: 'bag liner', ...more });

  it('makes the rule, links the keyword in every text and marks cards that use it', async () => {
    const target = await page('/liners', 'Liners', '<p>All liners.</p>');
    const [card] = (await team.manager.get('/tools/category_cards/show', { workspace_id: team.workspaceId })).body
      .category_cards as CategoryCard[];
    await product.sql(`update category_cards set state = 'ready' where id = $1`, [card?.id]);
    expect((await promote({ page_url_id: target }, team.plain)).status).toBe(403);
    expect((await promote({ page_url_id: target }, team.stranger)).status).toBe(404);
    const answer = await promote({ page_url_id: target });
    expect(answer.body).toMatchObject({ status: 'success', link: { keyword: 'bag liner' }, outdated_cards: 1 });
    await settled();
    const liners = occurrences(await find('sleeping bag')).find(({ title }) => title === 'Liners');
    expect(liners?.linked_keywords).toMatchObject([{ keyword: 'bag liner', page_url_id: target, count: 2 }]);
    expect((await promote({ page_url_id: target })).body).toMatchObject({ status: 'error', code: 'ALREADY_LINKED' });
    const shown = await team.plain.get('/tools/category_cards/show', { workspace_id: team.workspaceId, state: 'outdated' });
    expect(shown.body.category_cards).toMatchObject([{ id: card?.id, problem: '“bag liner” now has a target page' }]);
  });
  it('is taken back by demoting', async () => {
    const demote = () =>
      team.manager.send('POST', '/tools/category_cards/demote', { website_id: websiteId, keyword: 'Bag Liner' });
    expect((await demote()).status).toBe(200);
    expect((await demote()).status).toBe(404);
    await settled();
    const liners = occurrences(await find('sleeping bag')).find(({ title }) => title === 'Liners');
    expect(liners).toMatchObject({ linked_keywords: [], soft_keywords: [{ keyword: 'bag liner' }] });
  });
  it('refuses a page that does not answer and an address that is none', async () => {
    const broken = await page('/gone', 'Gone', '<p>x</p>', { state: 404 });
    const refused = await promote({ page_url_id: broken });
    expect([refused.status, refused.body.errors]).toEqual([422, { page_url_id: ['This page returns 404'] }]);
    const wrong = await promote({ custom_url: 'shop example' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { custom_url: ['Enter a valid URL'] }]);
  });
});

describe('a card', () => {
  const create = async (more: Record<string, unknown> = {}, caller = team.plain) => {
    const { body } = await caller.send('POST', '/tools/category_cards/create', {
      category_name: 'Tents',
      workspace_id: team.workspaceId,
      ...more,
    });
    return body.category_card as CategoryCard;
  };
  const refresh = (body: Record<string, unknown>, caller = team.plain) =>
    caller.send('POST', '/tools/category_cards/refresh', body);

  it('keeps a keyword linked or soft, never both, and refuses another revision', async () => {
    const card = await create({ linked_keywords: [{ keyword: 'Tent' }], soft_keywords: ['tent', 'Pegs', 'pegs'] });
    expect(card).toMatchObject({ state: 'draft', linked_keywords: [{ keyword: 'Tent' }], soft_keywords: ['pegs'] });
    const edit = (body: Record<string, unknown>) =>
      team.plain.send('POST', '/tools/category_cards/edit', { id: card.id, revision: card.revision, ...body });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => edit({ brand: `Brand ${index}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CARD_CHANGED')).toHaveLength(19);
    const many = await edit({
      linked_keywords: Array.from({ length: 21 }, (_, index) => ({ keyword: `k${index}` })),
      content_length: 29,
    });
    expect([many.status, Object.keys(many.body.errors ?? {}).toSorted()]).toEqual([422, ['content_length', 'linked_keywords']]);
  });

  it('is priced first, written once by twenty calls, and follows its document', async () => {
    const card = await create({
      linked_keywords: [{ keyword: 'sleeping mat' }],
      primary_kw: 'tents',
      cards: 2,
      content_length: 50,
    });
    const { body: priced } = await refresh({ ids: [card.id] });
    expect(priced).toMatchObject({ price: 20, order_ids: [] });
    expect((await refresh({ ids: [card.id], price: 1 })).body).toMatchObject({ code: 'PRICE_CHANGED' });
    const before = await product.sql(`select id from orders where tool_slug = 'category_cards'`);
    // The states of a reader that looks whenever the change stream says so.
    const seen: (string | undefined)[] = [];
    const unfollow = product.kernel.changes.follow([`w${team.workspaceId}`], () => {
      void product
        .sql<{ state: string }>('select state from category_cards where id = $1', [card.id])
        .then(([row]) => seen.push(row?.state));
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh({ ids: [card.id], price: 20, revisions: [card.revision] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CARD_CHANGED')).toHaveLength(19);
    expect(await product.sql(`select id from orders where tool_slug = 'category_cards'`)).toHaveLength(before.length + 1);
    await vi.waitFor(
      async () => {
        const { body } = await team.plain.get('/tools/category_cards/show', { id: card.id });
        expect(body.category_cards).toMatchObject([
          { state: 'ready', task_id: expect.any(Number), order_detail_id: expect.any(Number) },
        ]);
      },
      { timeout: 20_000, interval: 100 },
    );
    await expect.poll(() => seen.at(-1), { timeout: 3000 }).toBe('ready');
    unfollow();
    const [money] = await product.sql<{ reserved: number }>(
      `select coalesce(sum(credits_reserved), 0)::int as reserved from order_details where tool_slug = 'category_cards'`,
    );
    expect(money?.reserved).toBe(0);
  });

  it('is not written in the personal workspace, where the tool has no tasks', async () => {
    const card = await create({ workspace_id: undefined });
    expect((await refresh({ ids: [card.id] })).status).toBe(403);
    expect((await refresh({ ids: [card.id] }, team.manager)).status).toBe(404);
  });

  it('is the only one of its document', async () => {
    const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId });
    expect(await create({ order_detail_id: detailId })).toMatchObject({ order_detail_id: detailId });
    const other = await create();
    for (const [path, more] of [
      ['create', { category_name: 'Tents', workspace_id: team.workspaceId }],
      ['edit', { id: other.id }],
    ] as const) {
      const answer = await team.plain.send('POST', `/tools/category_cards/${path}`, { ...more, order_detail_id: detailId });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { order_detail_id: ['This document already has a category card'] },
      ]);
    }
  });

  it('is deleted by its maker and managers alone', async () => {
    const card = await create({}, team.manager);
    const remove = (caller: TestCaller) => caller.send('DELETE', '/tools/category_cards/delete', { id: card.id });
    expect((await remove(team.plain)).status).toBe(403);
    expect((await remove(team.stranger)).status).toBe(404);
    expect((await remove(team.manager)).status).toBe(200);
    expect((await remove(team.manager)).status).toBe(404);
  });

  it('that links to a page of someone else is refused', async () => {
    const foreign = await team.stranger.send('POST', '/tools/category_cards/create', {
      category_name: 'Mine',
      website_id: websiteId,
    });
    expect(foreign.status).toBe(404);
  });
});
