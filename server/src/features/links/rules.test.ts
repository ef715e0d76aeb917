// Keyword rules through HTTP: valid rules, permissions to save them, and the places where they would set links.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let master: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
let siteId: number;
let matsId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  master = await product.register('Master Person');
  manager = await product.join(master, 'Manager Person', 'intermediate');
  plain = await product.join(master, 'Plain Person', 'user');
  stranger = await product.register('Stranger Person');
  workspaceId = await buildWorkspace(product, manager, { members: [plain] });
  siteId = await buildSite(product, manager, { workspaceId });
  matsId = await buildPage(product, siteId, { path: '/mats', title: 'Sleeping mats' });
  await buildPage(product, siteId, {
    path: '/guide',
    title: 'Guide',
    html: `<p>First. ${filler(60)}</p><h2>Winter sale</h2><p>The winter sale begins. ${filler(60)} Winter sales end.</p>`,
  });
  await buildDocument(product, manager, { workspaceId, html: `<p>The winter sale.</p><p>A winter sale. ${filler(20)}</p>` });
});
afterAll(() => product.stop());

const add = (body: Record<string, unknown>, caller = manager) =>
  caller.send('POST', '/tools/link_builder', { website_id: siteId, url: 'https://elsewhere.example/a', ...body });
const errorsOf = ({ body }: { body: Record<string, unknown> }) => body.errors as Record<string, string[]>;
const linkIn = (answer: { body: Record<string, unknown> }) => answer.body.link as Record<string, unknown>;

describe('a keyword rule', () => {
  it('is added, shown, changed and deleted', async () => {
    const made = await add({
      keyword: ' sleeping mat ',
      url: undefined,
      page_url_id: matsId,
      match: 'phrase_plural',
      priority: 'high',
    });
    expect(linkIn(made)).toMatchObject({
      keyword: 'sleeping mat',
      url: 'https://halden.example/mats',
      target_state: 200,
      used: 0,
    });
    const { id } = linkIn(made) as { id: number };
    const list = await plain.get('/tools/link_builder', { website_id: siteId, workspace_id: workspaceId, search: 'MAT' });
    expect(list.body).toMatchObject({ recordsTotal: 1, recordsFiltered: 1, links: [{ id }], can: { manage: false } });
    const changed = await manager.send('PATCH', '/tools/link_builder', {
      id,
      keyword: null,
      max_per_document: 3,
      rel: 'nofollow',
    });
    expect(linkIn(changed)).toMatchObject({ keyword: 'sleeping mat', max_per_document: 3, rel: 'nofollow', priority: 'high' });
    expect((await manager.send('DELETE', '/tools/link_builder', { ids: [id] })).body).toMatchObject({ deleted: 1 });
    expect((await manager.send('DELETE', '/tools/link_builder', { ids: [id] })).status).toBe(404);
  });
  it('leads to a page where the address is one of the website', async () => {
    const made = await add({ keyword: 'mats of ours', url: 'https://halden.example/mats' });
    expect(linkIn(made)).toMatchObject({ page_url_id: matsId, custom_url: null });
  });
  it.each([
    [{ keyword: ' .,;!? ' }, { keyword: ['Keyword is required'] }],
    [{ keyword: null }, { keyword: ['Keyword is required'] }],
    [{ keyword: 'a', url: undefined, custom_url: 'halden.example/sale winter' }, { custom_url: ['Enter a valid URL'] }],
    [{ keyword: 'a', url: undefined, custom_url: 'https://x.example/"a' }, { custom_url: ['Enter a valid URL'] }],
    [{ keyword: 'a', url: 'ftp://x.example/' }, { url: ['Enter a valid URL'] }],
    [{ keyword: 'a', url: undefined }, { custom_url: ['Enter a valid URL'] }],
    [
      { keyword: '', url: undefined },
      { keyword: ['Keyword is required'], custom_url: ['Enter a valid URL'] },
    ],
    [{ keyword: 'x'.repeat(81) }, { keyword: ['Use at most 80 characters'] }],
    [{ keyword: 'a', max_per_document: 0 }, { max_per_document: ['Must be at least 1'] }],
  ])('is refused: %j', async (body, errors) => {
    const answer = await add(body);
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
  });
  it('is refused for a page that does not answer, of another website, and for a keyword that has one', async () => {
    const goneId = await buildPage(product, siteId, { path: '/gone', state: 'broken', http: 404 });
    const otherSite = await buildSite(product, stranger);
    const foreignId = await buildPage(product, otherSite, { path: '/x' });
    const broken = await add({ keyword: 'b', url: undefined, page_url_id: goneId });
    expect(errorsOf(broken)).toEqual({ page_url_id: ['This page returns 404'] });
    const foreign = await add({ keyword: 'b', url: undefined, page_url_id: foreignId });
    expect(errorsOf(foreign)).toEqual({ page_url_id: ['This page does not belong to the website'] });
    await add({ keyword: 'Twice' });
    expect(errorsOf(await add({ keyword: 'tWICE' }))).toEqual({ keyword: ['This keyword already has a rule'] });
  });
  it('is made once by twenty calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ keyword: 'at once' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });
  it('is kept by managers of the place alone', async () => {
    expect((await add({ keyword: 'mine' }, plain)).status).toBe(403);
    expect((await add({ keyword: 'mine' }, stranger)).status).toBe(404);
    expect((await stranger.get('/tools/link_builder', { website_id: siteId })).status).toBe(404);
  });
});

describe('a file of rules', () => {
  const send = (text: string, name = 'rules.csv', caller = manager) => {
    const form = new FormData();
    form.set('website_id', String(siteId));
    form.set('file', new File([text], name, { type: 'text/csv' }));
    return caller.send('POST', '/tools/link_builder/import', form);
  };
  it('comes in whole or not at all, and goes out in the same form', async () => {
    const wrong = await send('keyword,url,match\ngas stove,https://x.example/,exact\n" ",nowhere,never\n');
    expect(errorsOf(wrong).file).toEqual([
      'Row 3, keyword: Keyword is required',
      'Row 3, url: Enter a valid URL',
      'Row 3, match: This value is not valid',
    ]);
    expect((await send('keyword,url\ngas stove,https://x.example/\nsnow peg,https://halden.example/mats\n')).body).toMatchObject({
      added: 2,
      changed: 0,
    });
    expect((await send('keyword,url,priority\nGas stove,https://y.example/,high\n')).body).toMatchObject({
      added: 0,
      changed: 1,
    });
    const file = await plain.get('/tools/link_builder/export', { website_id: siteId });
    expect(String(file.body.text)).toContain('gas stove,https://y.example/,phrase,high,1,none,1');
  });
  it('is refused where it is no csv', async () => {
    expect((await send('x', 'rules.pdf')).status).toBe(415);
    const answer = await send('a,b\n1,2\n');
    expect([answer.status, answer.body.message]).toEqual([422, 'There was an error with your file. Please upload a valid CSV']);
    expect((await send('keyword,url\na,https://x.example/', 'a.csv', plain)).status).toBe(403);
  });
});

describe('places of a keyword', () => {
  it('are counted while a rule is typed', async () => {
    const { body } = await plain.get('/tools/link_builder/count', {
      website_id: siteId,
      keyword: 'winter sale',
      match: 'phrase_plural',
    });
    expect(body).toMatchObject({ occurrences: 5, pages: 1, drafts: 1, allowed: 2 });
  });
  it('are named for a text, with the reason where none may be; without ids the mode is all', async () => {
    await add({ keyword: 'down care', url: 'https://x.example/down' });
    const text = `Down care first. ${filler(150)} Then down care again.`;
    const { body } = await plain.send('POST', '/tools/link_builder/anchor_linking_keywords', {
      website_id: siteId,
      text,
      mode: 'selection',
    });
    expect(body.mode).toBe('all');
    const links = body.links as { offset: number; anchor: string }[];
    expect(links).toMatchObject([
      { keyword: 'down care', allowed: false, reason: 'first_sentence' },
      { keyword: 'down care', allowed: true, reason: null, url: 'https://x.example/down' },
    ]);
    for (const { offset, anchor } of links) expect(text.slice(offset, offset + anchor.length)).toBe(anchor);
    expect((await plain.send('POST', '/tools/link_builder/anchor_linking_keywords', { website_id: siteId })).status).toBe(422);
  });
});
