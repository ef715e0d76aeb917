// Finding documents: filters, and words of titles and texts in their languages.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { searchConfiguration, searchConfigurations } from '../sources/search-configuration.ts';

let product: TestProduct;
let person: TestCaller;
let other: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  person = await product.register('Searching Person');
  other = await product.register('Other Person');
  const html = (text: string) => `<h1>T</h1><p>${text}</p>`;
  await buildDocument(product, person, {
    title: 'Guida ai materassini',
    html: html('I materassini isolati tengono caldo.'),
    language: 'it',
  });
  await buildDocument(product, person, {
    title: 'Zelte für vier Personen',
    html: html('Die Zelte stehen auch bei Sturm. Größe und Gewicht entscheiden.'),
    language: 'de',
  });
  await buildDocument(product, person, {
    title: 'Trail shoes',
    html: html('Running on wet stones &amp; roots at $3.50 needs grip. Every runner knows it.'),
  });
  await buildDocument(product, other, { title: 'Trail shoes of another', html: html('wet stones') });
});
afterAll(() => product.stop());

interface Row {
  title: string;
  excerpt: { text: string; is_hit: boolean }[] | null;
  order_detail_id: number;
}
const find = async (query: Record<string, string | number>, caller = person) => {
  const { status, body } = await caller.get('/services/orders/show', query);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as { orders: Row[]; recordsFiltered: number; counts: { failed: number }; cancelled: number };
};
const titles = async (query: Record<string, string | number>) => (await find(query)).orders.map((row) => row.title);

describe('a search', () => {
  it.each([
    ['a word of the title', 'shoes', ['Trail shoes']],
    ['the beginning of a word', 'mater', ['Guida ai materassini']],
    ['another form of a word', 'run', ['Trail shoes']],
    ['a word without its accents', 'grosse', ['Zelte für vier Personen']],
    ['a word with accents', 'größe', ['Zelte für vier Personen']],
    ['all words, wherever they stand', 'roots trail', ['Trail shoes']],
    ['a phrase', '"wet stones"', ['Trail shoes']],
    ['no phrase that is not there', '"stones wet"', []],
    ['a number', '3.50', ['Trail shoes']],
    ['nothing for a word that is nowhere', 'kayak', []],
    ['nothing for signs alone', '!!!', []],
    ['signs that mean something to a search', "shoes & (!:*|'", ['Trail shoes']],
  ])('finds %s', async (_, search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  it('knows the language of what is sought', async () => {
    // "Zelt" is in the text as "Zelte" only; its stem is German's to know.
    expect(await titles({ search: 'stürme', language: 'de' })).toEqual(['Zelte für vier Personen']);
  });

  it('shows where the words are, and nothing of others', async () => {
    const { orders, recordsFiltered } = await find({ search: 'roots' });
    expect(recordsFiltered).toBe(1);
    const excerpt = orders[0]?.excerpt ?? [];
    expect(excerpt.map((part) => part.text).join('')).toContain('wet stones & roots');
    expect(excerpt.filter((part) => part.is_hit)).toEqual([{ text: 'roots', is_hit: true }]);
    expect((await find({ search: 'guida' })).orders[0]?.excerpt).toBeNull();
    expect((await find({})).orders[0]?.excerpt).toBeNull();
  });

  it('follows what is saved, renamed and moved', async () => {
    const caller = await product.register('Saving Person');
    const { detailId, orderId } = await buildDocument(product, caller, { title: 'Before' });
    const save = (body: object) => caller.send('POST', '/services/orders/update', { order_detail_id: detailId, ...body });
    await save({ content: { html: '<p>Caribou walk.</p>' }, autosave: true });
    expect((await find({ search: 'caribou' }, caller)).recordsFiltered).toBe(1);
    await save({ content: { html: '<p>Reindeer walk.</p>' }, autosave: true });
    expect((await find({ search: 'caribou' }, caller)).recordsFiltered).toBe(0);
    await save({ title: 'Afterwards' });
    expect((await find({ search: 'afterwards reindeer' }, caller)).recordsFiltered).toBe(1);
    const workspace_id = await buildWorkspace(product, caller);
    await caller.send('POST', '/services/orders/move', { order_id: orderId, workspace_id });
    expect((await find({ search: 'reindeer' }, caller)).recordsFiltered).toBe(0);
    expect((await find({ search: 'reindeer', workspace_id }, caller)).recordsFiltered).toBe(1);
  });

  it('takes a text of any length and with any sign', async () => {
    const caller = await product.register('Long Person');
    const { detailId } = await buildDocument(product, caller);
    const words = Array.from({ length: 120_000 }, (_, index) => `word${index}`).join(' ');
    const saved = await caller.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      content: { html: `<p>\u0000first ${words}</p>` },
    });
    expect(saved.status).toBe(200);
    expect((await find({ search: 'first word77' }, caller)).recordsFiltered).toBe(1);
    const broken = { order_detail_id: detailId, title: 'A zero \u0000 character' };
    expect((await caller.send('POST', '/services/orders/update', broken)).status).toBe(400);
  });

  it('reads words in the configuration that the sources have', async () => {
    const languages = [...Object.keys(searchConfigurations), 'xx', 'pt-BR'];
    const rows = await product.sql<{ language: string; name: string }>(
      'select l as language, search_configuration(l)::text as name from unnest($1::text[]) l',
      [languages],
    );
    expect(rows).toEqual(languages.map((language) => ({ language, name: searchConfiguration(language) })));
  });
});

it('filters by language, author, tool and days, and refuses what is none', async () => {
  const manager = await product.join(person, 'Author Person', 'intermediate');
  const workspace_id = await buildWorkspace(product, person, { members: [manager] });
  await buildDocument(product, person, { title: 'Mine', workspaceId: workspace_id });
  const theirs = await buildDocument(product, manager, { title: 'Theirs', workspaceId: workspace_id, language: 'de' });
  await product.sql(`update order_details set created_at = '2026-01-31T23:30:00Z' where id = $1`, [theirs.detailId]);
  expect(await titles({ workspace_id, author_id: manager.id })).toEqual(['Theirs']);
  expect(await titles({ workspace_id, language: 'de' })).toEqual(['Theirs']);
  expect(await titles({ workspace_id, created_to: '2026-01-31' })).toEqual(['Theirs']);
  expect(await titles({ workspace_id, created_to: '2026-01-30' })).toEqual([]);
  expect(await titles({ workspace_id, created_from: '2026-02-01' })).toEqual(['Mine']);
  expect(await titles({ workspace_id, tool: 'job_posting', search: 'the' })).toHaveLength(2);
  expect(await titles({ workspace_id, tool: 'seo_article', search: 'the' })).toEqual([]);
  for (const wrong of [{ created_from: '2026-02-31' }, { author_id: 'x' }, { folder_id: 'some' }])
    expect((await person.get('/services/orders/show', wrong)).status).toBe(422);
});

it('lists and counts what was cancelled apart from what failed, also in folders and by words', async () => {
  const caller = await product.register('Cancelling Person');
  const built = await Promise.all(
    ['Ready', 'Failed slogans', 'Cancelled slogans', 'Cancelled letters'].map((title) =>
      buildDocument(product, caller, { title }),
    ),
  );
  const [, failed, ...cancelled] = built.map((one) => one.detailId);
  const end = (ids: unknown[], reason: string) =>
    product.sql(`update order_details set status = 'failed', reason = $2 where id = any($1::int[])`, [ids, reason]);
  await end([failed], 'MODEL_TIMED_OUT');
  await end(cancelled, 'CANCELLED');
  const { body } = await caller.send('PUT', '/services/folders/create', { name: 'Slogans' });
  const { id: folder_id } = body.folder as { id: number };
  const moved = await caller.send('POST', '/services/orders/move', { order_detail_ids: cancelled.slice(0, 1), folder_id });
  expect(moved.status).toBe(200);
  const listed = async (query: Record<string, string | number>) => {
    const { orders, recordsFiltered, counts, cancelled: count } = await find({ sort: 'title', ...query }, caller);
    return [orders.map((row) => row.title), recordsFiltered, counts.failed, count];
  };
  expect(await listed({ is_cancelled: 'true' })).toEqual([['Cancelled letters', 'Cancelled slogans'], 2, 3, 2]);
  expect(await listed({ status: 'failed', is_cancelled: 'false' })).toEqual([['Failed slogans'], 1, 3, 2]);
  expect(await listed({ is_cancelled: 'true', folder_id })).toEqual([['Cancelled slogans'], 1, 1, 1]);
  expect(await listed({ is_cancelled: 'true', folder_id: 'none' })).toEqual([['Cancelled letters'], 1, 2, 1]);
  expect(await listed({ 'order_detail_ids[]': Number(failed) })).toEqual([['Failed slogans'], 1, 3, 2]);
  expect(await listed({ is_cancelled: 'true', search: 'slogans' })).toEqual([['Cancelled slogans'], 1, 3, 2]);
  expect(await listed({ is_cancelled: 'false', search: 'slogans' })).toEqual([['Failed slogans'], 1, 3, 2]);
});

it('deletes several at once, or none', async () => {
  const caller = await product.register('Deleting Person');
  const built = await Promise.all(['A', 'B', 'C'].map((title) => buildDocument(product, caller, { title })));
  const [first, second, third] = built.map((one) => one.detailId);
  const theirs = await buildDocument(product, other);
  const remove = (order_detail_ids: unknown[]) => caller.send('DELETE', '/services/orders/delete', { order_detail_ids });
  expect((await remove([first, theirs.detailId])).status).toBe(404);
  await product.sql(`update order_details set status = 'in_progress' where id = $1`, [third]);
  expect((await remove([first, third])).status).toBe(409);
  expect((await remove([first, second])).body).toMatchObject({ deleted: 2 });
  expect((await find({}, caller)).orders.map((row) => row.title)).toEqual(['C']);
  expect(await product.sql('select id from orders where id = $1', [built[0]?.orderId])).toEqual([]);
});

it('downloads several as a zip with names that differ, and tables as tables that run nothing', async () => {
  const caller = await product.register('Zip Person');
  const table =
    '<table><tr><th>Name</th><th>Sum</th></tr><tr><td>=HYPERLINK("x")</td><td>-3.5</td></tr><tr><td>+49 30</td><td>@x</td></tr></table>';
  const one = await buildDocument(product, caller, { title: 'Größe: 5/6', html: table });
  const two = await buildDocument(product, caller, {
    title: 'Größe: 5/6',
    html: '<h2>Head</h2><ul><li>One</li><li>Two, "three"</li></ul>',
  });
  const get = async (query: Record<string, unknown>) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, String(one));
    const response = await fetch(`${product.url}/api/services/orders/download?${search.toString()}`, {
      headers: { authorization: `Bearer ${caller.token}` },
    });
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const zip = await get({ order_detail_ids: [one.detailId, two.detailId], format: 'md' });
  expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(Object.keys(unzipSync(zip.bytes))).toEqual(['Größe 5-6.md', 'Größe 5-6 (2).md']);
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    (await get({ order_detail_id: one.detailId, format: 'csv' })).bytes,
  );
  expect(csv).toBe(`\uFEFFName,Sum\r\n"'=HYPERLINK(""x"")",-3.5\r\n'+49 30,'@x\r\n`);
  const list = new TextDecoder().decode((await get({ order_detail_id: two.detailId, format: 'csv' })).bytes);
  expect(list).toBe('type,text\r\nh1,Größe: 5/6\r\nh2,Head\r\nli,One\r\nli,"Two, ""three"""\r\n');
  const xlsx = unzipSync((await get({ order_detail_id: one.detailId, format: 'xlsx' })).bytes);
  const sheet = new TextDecoder().decode(xlsx['xl/worksheets/sheet1.xml']);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>-3.5</v>');
  expect((await get({ order_detail_ids: [one.detailId, 999_999], format: 'md' })).status).toBe(404);
  expect((await get({ format: 'md' })).status).toBe(422);
});
