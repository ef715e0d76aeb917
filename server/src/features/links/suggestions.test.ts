// Suggestions through HTTP with a worker: found places, omitted ones, and decisions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;

interface Suggestion {
  id: number;
  anchor: string;
  sentence: string;
  anchor_at: number;
  reason: string;
  confidence: number;
  state: string;
  target: { url: string; issue: string | null };
  from: { page_url_id: number | null; order_detail_id: number | null; title: string };
}

beforeAll(async () => {
  product = await startTestProduct();
  await product.register('Staff Person');
  const master = await product.register('Master Person');
  manager = await product.join(master, 'Manager Person', 'intermediate');
  plain = await product.join(master, 'Plain Person', 'user');
  stranger = await product.register('Stranger Person');
  workspaceId = await buildWorkspace(product, manager, { members: [plain] });
});
afterAll(() => product.stop());

async function find(siteId: number, body: Record<string, unknown> = {}): Promise<void> {
  const answer = await manager.send('POST', '/features/link-suggestions/find', { website_id: siteId, ...body });
  expect(answer.body).toMatchObject({ status: 'success' });
  await expect
    .poll(
      async () =>
        ((await manager.get('/features/link-suggestions/show', { website_id: siteId })).body.search as { state: string }).state,
      { timeout: 20_000, interval: 100 },
    )
    .toBe('done');
}
const list = async (siteId: number, more: Record<string, string | number> = {}) => {
  const { body } = await manager.get('/features/link-suggestions/show', { website_id: siteId, per_page: 100, ...more });
  return body.link_suggestions as Suggestion[];
};
const decide = (ids: number[], state: string, caller = manager) =>
  caller.send('POST', '/features/link-suggestions/decide', { ids, state });

/** A site with a guide and a draft, rules and targets of every kind. */
async function site() {
  const siteId = await buildSite(product, manager, { workspaceId });
  const page = (path: string, more: object = {}) => buildPage(product, siteId, { path, ...more });
  await page('/mats', { title: 'Sleeping mats – Halden', linksIn: 0 });
  await page('/stoves', { title: 'Stoves', keyword: 'gas stove', linksIn: 9 });
  await page('/old', { title: 'Summer camp guide', state: 'redirected', http: 301 });
  await page('/hidden', { title: 'Winter camp guide', indexable: 'noindex' });
  const guideId = await page('/guide', {
    title: 'Camping guide',
    html: `<p>A first sentence on sleeping mats.</p><p>${filler(60)} A sleeping mat keeps you warm. ${filler(60)} Buy a gas stove now. ${filler(
      60,
    )} The summer camp guide and the winter camp guide help. ${filler(300)} See the camping guide here.</p><h2>Snow pegs</h2>`,
  });
  const { detailId } = await buildDocument(product, manager, {
    workspaceId,
    title: 'Draft',
    html: `<p>Begin here.</p><p>${filler(120)} Use snow pegs in winter. ${filler(120)}</p>`,
  });
  await manager.send('POST', '/tools/link_builder', {
    website_id: siteId,
    keyword: 'snow peg',
    url: 'https://halden.example/stoves',
    match: 'phrase_plural',
    priority: 'high',
  });
  return { siteId, guideId, detailId };
}

describe('a search', () => {
  it('finds links by rules and by the words of pages, in pages and drafts, and none that may not be', async () => {
    const { siteId, guideId, detailId } = await site();
    await find(siteId);
    const found = await list(siteId);
    const short = found.map(({ anchor, reason, target, from }) => [
      from.page_url_id ?? from.order_detail_id,
      anchor,
      reason,
      target.url,
    ]);
    expect(short).toContainEqual([guideId, 'sleeping mat', 'title', 'https://halden.example/mats']);
    expect(short).toContainEqual([guideId, 'gas stove', 'primary_kw', 'https://halden.example/stoves']);
    expect(short).toContainEqual([detailId, 'snow pegs', 'rule', 'https://halden.example/stoves']);
    expect(short.filter(([, anchor]) => /camp/i.test(String(anchor)))).toEqual([]);
    for (const { sentence, anchor, anchor_at: at } of found) expect(sentence.slice(at, at + anchor.length)).toBe(anchor);
    // An orphan needs links more than a page that has many.
    const of = (anchor: string) => found.find((one) => one.anchor === anchor);
    expect(of('sleeping mat')).toMatchObject({ target: { issue: 'orphan' } });
    expect(of('sleeping mat')?.confidence).toBeGreaterThan(of('gas stove')?.confidence ?? 100);
    const ofDocument = await manager.get('/features/link-suggestions/show', { order_detail_id: detailId });
    expect(ofDocument.body.link_suggestions).toHaveLength(1);
  });
  it('gives a short text one link, and says of each page why it has none', async () => {
    const siteId = await buildSite(product, manager, { workspaceId });
    const page = (path: string, html: string) => buildPage(product, siteId, { path, title: path, html });
    await manager.send('POST', '/tools/link_builder', {
      website_id: siteId,
      keyword: 'moka pot',
      url: 'https://halden.example/pots',
    });
    const short = await page(
      '/short',
      `<p>Begin here.</p><p>${filler(20)} A moka pot is small. ${filler(20)} This moka pot too.</p>`,
    );
    const first = await page('/first', `<p>The moka pot stands first.</p><p>${filler(40)}</p>`);
    const other = await page('/other', `<p>Nothing.</p><p>${filler(40)}</p>`);
    const full = await page(
      '/full',
      `<p>Begin.</p><p>${filler(20)} See <a href="/a">this</a>. ${filler(20)} The moka pot is small.</p>`,
    );
    const count = await plain.get('/tools/link_builder/count', { website_id: siteId, keyword: 'moka pot', match: 'phrase' });
    expect(count.body).toMatchObject({ occurrences: 4, pages: 3, allowed: 1 });
    await find(siteId, { direction: 'everywhere' });
    expect((await list(siteId)).map(({ from, anchor }) => [from.page_url_id, anchor])).toEqual([[short, 'moka pot']]);
    const reasonOf = async (id: number) =>
      (await plain.get('/features/link-suggestions/show', { page_url_id: id })).body.none_because;
    expect(await Promise.all([short, first, other, full].map(reasonOf))).toEqual([
      null,
      'The words that fit are in headings, links, quotations, tables or the first sentence',
      'The text contains no keyword, title or topic of another page',
      'The text has as many links as its length allows: one for each 100 words, at least one',
    ]);
  });
  it('looks into named texts, or for links to named pages', async () => {
    const { siteId, guideId, detailId } = await site();
    await find(siteId, { direction: 'from', order_detail_ids: [detailId] });
    expect((await list(siteId)).map(({ anchor }) => anchor)).toEqual(['snow pegs']);
    const [mats] = await product.sql<{ id: number }>(`select id from page_urls where website_id = $1 and url like '%/mats'`, [
      siteId,
    ]);
    await find(siteId, { direction: 'to', page_url_ids: [mats?.id] });
    const found = await list(siteId);
    expect(found.map(({ anchor }) => anchor).toSorted()).toEqual(['sleeping mat', 'snow pegs']);
    expect(found.some(({ from }) => from.page_url_id === guideId)).toBe(true);
  });
  it('continues where its worker died, and runs once a website', async () => {
    const siteId = await buildSite(product, manager, { workspaceId });
    const calls = Array.from({ length: 20 }, () =>
      manager.send('POST', '/features/link-suggestions/find', { website_id: siteId }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'LINK_SEARCH_RUNNING')).toBe(true);
  });
  it('is refused without a selection, for others and for what is not of the website', async () => {
    const { siteId } = await site();
    const call = (body: object, caller = manager) =>
      caller.send('POST', '/features/link-suggestions/find', { website_id: siteId, ...body });
    expect((await call({ direction: 'to' })).status).toBe(422);
    expect((await call({}, plain)).status).toBe(403);
    expect((await call({}, stranger)).status).toBe(404);
    const { detailId } = await buildDocument(product, stranger);
    expect((await call({ direction: 'from', order_detail_ids: [detailId] })).status).toBe(404);
  });
  it('reads no document of another scope', async () => {
    const { siteId } = await site();
    const { detailId } = await buildDocument(product, manager, {
      html: `<p>One.</p><p>${filler(120)} Use snow pegs in winter.</p>`,
    });
    await find(siteId);
    expect((await list(siteId)).filter(({ from }) => from.order_detail_id === detailId)).toEqual([]);
  });
});

describe('a decision', () => {
  it('is made once by twenty calls, and a rejected pair does not return', async () => {
    const { siteId, guideId } = await site();
    await find(siteId);
    const [first] = (await list(siteId)).filter(({ anchor }) => anchor === 'sleeping mat');
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide([first?.id ?? 0], 'rejected')));
    expect(answers.filter(({ body }) => body.decided === 1)).toHaveLength(1);
    expect(answers.every(({ body }) => (body.left as number[]).length === 0)).toBe(true);
    await find(siteId);
    expect((await list(siteId)).filter(({ anchor }) => anchor === 'sleeping mat')).toEqual([]);
    expect(await list(siteId, { state: 'rejected' })).toMatchObject([{ id: first?.id, decided_by: { id: manager.id } }]);
    // Nor does it for the same words once their sentence reads otherwise.
    await product.sql(
      `update page_texts set html = replace(html, 'keeps you warm', 'keeps all of you warm') where page_url_id = $1`,
      [guideId],
    );
    await find(siteId);
    expect((await list(siteId)).filter(({ anchor }) => anchor === 'sleeping mat')).toEqual([]);
  });
  it('survives the next search when it was approved', async () => {
    const { siteId } = await site();
    await find(siteId);
    const all = await list(siteId);
    await decide([all[0]?.id ?? 0], 'approved');
    await find(siteId);
    expect(await list(siteId, { state: 'approved' })).toMatchObject([{ id: all[0]?.id }]);
    expect(await list(siteId)).toHaveLength(all.length - 1);
  });
  it('is left to managers of the place; what is out of reach is as if it were gone', async () => {
    const { siteId } = await site();
    await find(siteId);
    const [one] = await list(siteId);
    expect((await decide([one?.id ?? 0], 'approved', plain)).status).toBe(403);
    expect((await decide([one?.id ?? 0], 'approved', stranger)).status).toBe(404);
    const other = await buildSite(product, stranger);
    const [foreign] = await product.sql<{ id: number }>(
      `insert into link_suggestions (website_id, page_url_id, text_hash, target_url, anchor, sentence, anchor_at, paragraph, reason, confidence)
       values ($1, $2, 'x', 'https://x.example/', 'a', 'a', 0, 1, 'rule', 50) returning id`,
      [other, await buildPage(product, other, { path: '/a' })],
    );
    const { body } = await decide([one?.id ?? 0, foreign?.id ?? 0, 2_000_000_000], 'approved');
    expect(body).toMatchObject({ decided: 1, left: [foreign?.id, 2_000_000_000] });
  });
});

describe('a source of targets', () => {
  it('is a website, a file or documents, and is searched while a link is typed', async () => {
    const { siteId } = await site();
    const create = (fields: Record<string, string | File>, caller = manager) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ workspace_id: String(workspaceId), ...fields })) form.set(name, value);
      return caller.send('POST', '/features/link-sources/create', form);
    };
    const pages = await create({ name: 'Shop', kind: 'pages', website_id: String(siteId) });
    expect(pages.body.link_source).toMatchObject({ kind: 'pages', state: 'ready', targets: 5 });
    const csv = new File(['url,title\nhttps://b.example/peg,Snow pegs of steel\nnonsense,x\n'], 'a.csv');
    const file = await create({ name: 'List', kind: 'csv', file: csv });
    expect(file.body.link_source).toMatchObject({ targets: 1 });
    expect((await create({ name: 'x', kind: 'sitemap', url: 'nowhere' })).status).toBe(422);
    expect((await create({ name: 'x', kind: 'csv' })).status).toBe(422);
    expect((await create({ name: 'x', kind: 'documents' }, plain)).status).toBe(403);
    expect((await create({ name: 'x', kind: 'documents' }, stranger)).status).toBe(404);
    const ids = [pages, file].map(({ body }) => (body.link_source as { id: number }).id);
    const search = (body: object, caller = plain) =>
      caller.send('POST', '/features/link-builder/search', { workspace_id: workspaceId, ...body });
    const found = (await search({ keyword: 'sleeping mats', source_ids: ids })).body.results;
    expect(found).toMatchObject([{ page: { url: 'https://halden.example/mats' }, reason: 'title', confidence: 100 }]);
    expect((await search({ keyword: 'snow peg', source_ids: ids })).body.results).toMatchObject([
      { page: { url: 'https://b.example/peg' } },
    ]);
    expect((await search({ keyword: null })).body.results).toEqual([]);
    expect((await search({ keyword: ' ! ' })).body.errors).toEqual({ keyword: ['Keyword is required'] });
    expect((await search({ keyword: 'a', source_ids: ids }, stranger)).status).toBe(404);
    expect((await manager.send('DELETE', '/features/link-sources/delete', { id: ids[1] })).status).toBe(200);
    expect((await search({ keyword: 'snow peg', source_ids: ids })).status).toBe(404);
  });
});
