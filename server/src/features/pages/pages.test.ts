// Pages of a website through HTTP: adding, changing, lists, imports of files and sitemaps, checks, and who may do what.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { htmlPage, type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { buildSite, checkEnded, importEnded, importPages, importsOf, pagesOf } from '../../testing/site-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { recordVisit } from './record-visit.ts';
import type { Outcome } from './visit-page.ts';

let product: TestProduct;
let manager: TestCaller;
let owner: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
let site: LoopbackSite;
let websiteId: number;

beforeAll(async () => {
  site = await startLoopbackSite();
  product = await startTestProduct({ FETCH_ALLOW: site.host, PAGE_REQUESTS_PER_SECOND: '500' });
  ({ manager, owner, plain, stranger, workspaceId } = await buildTeam(product));
});
beforeEach(async () => {
  site.pages.clear();
  site.asked.length = 0;
  websiteId = await buildSite(product, manager, site.url, workspaceId);
});
afterAll(async () => {
  await product.stop();
  site.close();
});

const add = (urls: string[], more: Record<string, unknown> = {}, caller = manager) =>
  caller.send('POST', '/tools/page_url', { website_id: websiteId, urls, ...more });
const settled = () =>
  vi.waitFor(
    async () => {
      const [row] = await product.sql<{ count: number }>(
        'select count(*)::int as count from page_visits where website_id = $1 and not is_repeat',
        [websiteId],
      );
      if (row?.count !== 0) throw new Error(`${row?.count} wait`);
    },
    { timeout: 30_000, interval: 50 },
  );
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'pages.csv') => {
  const form = new FormData();
  form.set('website_id', String(websiteId));
  form.set('kind', 'csv');
  form.set('file', new File([text], name));
  return form;
};
const upload = (text: string | Uint8Array<ArrayBuffer>, name?: string) =>
  manager.send('POST', '/features/pages/import', file(text, name));

describe('adding pages', () => {
  it('keeps their canonical form and reads them', async () => {
    site.pages.set('/mats', htmlPage('Mats', '<p>Soft.</p>'));
    const { status, body } = await add([`${site.url}mats?utm_source=a#top`], { primary_kw: 'soft mats' });
    expect([status, body['message']]).toEqual([200, '1 pages added']);
    expect(body['pageUrls']).toMatchObject([
      { url: `${site.url}mats`, state: 'discovered', primary_kw: 'soft mats', primary_kw_by: 'person' },
    ]);
    await settled();
    expect(await pagesOf(plain, websiteId)).toMatchObject([{ state: 'active', title: 'Mats', primary_kw: 'soft mats' }]);
  });

  it('refuses other hosts, broken URLs and known ones at the field', async () => {
    const sentence = `Please insert a valid url (example: ${site.host})`;
    for (const url of ['https://other.example/a', 'nonsense', 'ftp://x', `http://evil.example@${site.host}/`])
      expect([url, (await add([url, `${site.url}a`])).body['errors']]).toEqual([url, { urls: [sentence] }]);
    await add([`${site.url}a`]);
    expect((await add([`${site.url}a#x`])).body).toMatchObject({ errors: { urls: ['URL already inserted'] } });
    expect((await add([`${site.url}b`, `${site.url}b?utm_id=1`])).body).toMatchObject({
      errors: { urls: ['URL already inserted'] },
    });
    expect((await add([])).status).toBe(422);
  });

  it('happens once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add([`${site.url}once`])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await pagesOf(manager, websiteId)).toHaveLength(1);
  });
});

describe('who may', () => {
  it('see: anyone who reaches the website; change: from intermediate; nobody else', async () => {
    await add([`${site.url}a`]);
    const [page] = await pagesOf(plain, websiteId);
    const id = page?.id ?? 0;
    for (const [path, query] of [
      ['/tools/page_url', { website_id: websiteId }],
      ['/features/pages/show', { id }],
      ['/features/pages/summary', { website_id: websiteId }],
      ['/features/pages/map', { website_id: websiteId }],
      ['/features/pages/export', { website_id: websiteId }],
      ['/features/pages/imports/show', { website_id: websiteId }],
    ] as const) {
      expect([path, (await plain.get(path, query)).status, (await stranger.get(path, query)).status]).toEqual([path, 200, 404]);
    }
    const writes = [
      ['POST', '/tools/page_url', { website_id: websiteId, urls: [`${site.url}b`] }],
      ['PATCH', '/tools/page_url', { id, primary_kw: 'x' }],
      ['DELETE', '/tools/page_url', { id }],
      ['POST', '/features/pages/check', { website_id: websiteId }],
      ['POST', '/features/pages/schedule', { website_id: websiteId, every: 'never' }],
      ['POST', '/features/pages/import', { website_id: websiteId, kind: 'crawl' }],
    ] as const;
    for (const [method, path, body] of writes)
      expect([path, (await plain.send(method, path, body)).status, (await stranger.send(method, path, body)).status]).toEqual([
        path,
        403,
        404,
      ]);
    const list = await plain.get('/tools/page_url', { website_id: websiteId });
    expect(list.body['can']).toEqual({ manage: false });
  });
});

describe('lists', () => {
  it('filter, sort and count issues', async () => {
    const menu = '<a href="/">Home</a>';
    site.pages.set('/', htmlPage('Home', '<p><a href="/b">b</a></p>', { menu }));
    site.pages.set('/b', htmlPage('Same keyword', '', { menu }));
    site.pages.set('/c', htmlPage('Same keyword', '', { menu }));
    await add([`${site.url}`, `${site.url}b`, `${site.url}c`]);
    await add([`${site.url}later`], { goes_live_at: new Date(Date.now() + 86_400_000).toISOString() });
    await settled();
    const pathsOf = async (more: Record<string, string>) => (await pagesOf(manager, websiteId, more)).map(({ path }) => path);
    expect(await pathsOf({})).toEqual(['/', '/b', '/c', '/later']);
    expect(await pathsOf({ issue: 'conflict' })).toEqual(['/b', '/c']);
    expect(await pathsOf({ issue: 'orphan' })).toEqual(['/c']);
    expect(await pathsOf({ issue: 'draft' })).toEqual(['/later']);
    expect(await pathsOf({ issue: 'no_keyword' })).toEqual(['/', '/later']);
    expect(await pathsOf({ search: 'same KEY' })).toEqual(['/b', '/c']);
    expect(await pathsOf({ type: 'home' })).toEqual(['/']);
    expect(await pathsOf({ sort: '-links_in' })).toEqual(['/', '/b', '/later', '/c']);
    const { body } = await manager.get('/features/pages/summary', { website_id: websiteId });
    expect(body['website_pages']).toMatchObject({
      pages: 4,
      issues: { conflict: 2, orphan: 1, draft: 1, no_keyword: 2, broken: 0 },
    });
    const csv = (await manager.get('/features/pages/export', { website_id: websiteId, issue: 'conflict' })).body[
      'text'
    ] as string;
    expect(
      csv
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(',')[0]),
    ).toEqual([`${site.url}b`, `${site.url}c`]);
  });

  it('excluded pages are neither listed, counted nor read; included ones are again', async () => {
    site.pages.set('/', htmlPage('Home', '<p><a href="/b">b</a></p>'));
    site.pages.set('/b', htmlPage('B', ''));
    await add([site.url, `${site.url}b`]);
    await settled();
    const [home, second] = await pagesOf(manager, websiteId);
    expect(second?.links_in).toBe(1);
    await manager.send('PATCH', '/tools/page_url', { ids: [home?.id], state: 'excluded' });
    expect(await pagesOf(manager, websiteId)).toMatchObject([{ path: '/b', links_in: 0, issues: ['orphan', 'weak'] }]);
    site.asked.length = 0;
    await manager.send('POST', '/features/pages/check', { website_id: websiteId });
    await checkEnded(manager, websiteId);
    expect(site.asked.map(({ path }) => path)).not.toContain('/');
    await manager.send('PATCH', '/tools/page_url', { ids: [home?.id], state: 'active' });
    await settled();
    expect((await pagesOf(manager, websiteId)).map(({ path, links_in: links }) => [path, links])).toEqual([
      ['/', 0],
      ['/b', 1],
    ]);
    expect((await manager.send('DELETE', '/tools/page_url', { ids: [home?.id] })).body['deleted']).toBe(1);
    expect(await pagesOf(manager, websiteId)).toMatchObject([{ path: '/b', links_in: 0 }]);
  });
});

describe('counts of links', () => {
  it('are right after 20 writers at the same time', async () => {
    const urls = Array.from({ length: 20 }, (_, index) => `${site.url}p${index}`);
    await product.sql(
      `insert into page_urls (account_id, website_id, url) select account_id, $2, unnest($3::text[]) from users where id = $1`,
      [manager.id, websiteId, urls],
    );
    const rows = await product.sql<{ id: number }>('select id from page_urls where website_id = $1 order by id', [websiteId]);
    const [website] = await product.sql('select * from websites where id = $1', [websiteId]);
    const outcome = (round: number): Outcome => ({
      kind: 'read',
      status: 200,
      etag: null,
      lastModified: null,
      page: {
        title: 'T',
        h1: null,
        description: null,
        language: 'en',
        canonical: null,
        isNoindex: false,
        type: null,
        keyword: null,
        words: 1,
        html: '<p>x</p>',
        text: 'x',
        hash: `hash ${round}`,
        follows: [],
        links: urls.slice(round, round + 12).map((url, at) => ({
          url,
          anchor: 'a',
          rel: '',
          area: at % 2 ? ('menu' as const) : ('content' as const),
          paragraph: 1,
        })),
      },
    });
    for (const round of [0, 5])
      await Promise.all(
        rows.map(({ id }) =>
          recordVisit(product.kernel, website as never, { id, page_url_id: id, import_id: null, depth: 0 }, outcome(round)),
        ),
      );
    const wrong = await product.sql(
      `select p.url from page_urls p where p.website_id = $1 and (
         links_in <> (select count(distinct from_page_id) from page_links l where l.to_page_id = p.id and l.from_page_id <> p.id)
         or links_in_content <> (select count(distinct from_page_id) from page_links l where l.to_page_id = p.id and l.from_page_id <> p.id and place = 'content')
         or links_out <> (select count(distinct to_url) from page_links l where l.from_page_id = p.id and l.to_url <> p.url))`,
      [websiteId],
    );
    expect(wrong).toEqual([]);
    expect((await pagesOf(manager, websiteId)).reduce((sum, page) => sum + page.links_in, 0)).toBeGreaterThan(200);
  });
});

describe('a file', () => {
  it('adds pages and updates known ones', async () => {
    for (const path of ['/a', '/b']) site.pages.set(path, htmlPage(path, ''));
    await add([`${site.url}a`]);
    await settled();
    const { status } = await upload(
      `url,title,type,primary_kw,language\r\n${site.url}a,,product,down bag,\r\n/b,B,article,,en\r\n${site.url}b,,,,\r\n`,
    );
    expect(status).toBe(200);
    expect(await importEnded(manager, websiteId)).toMatchObject({ state: 'done', counts: { added: 1, updated: 1, read: 2 } });
    expect(await pagesOf(manager, websiteId)).toMatchObject([
      { path: '/a', type: 'product', primary_kw: 'down bag' },
      { path: '/b', type: 'article' },
    ]);
  });

  it('that is wrong is refused with row and column, whole', async () => {
    const { status, body } = await upload(`url,type\r\n${site.url}a,shop\r\nhttps://other.example/,\r\n`);
    expect([status, body['message']]).toEqual([422, 'There was an error with your file. Please upload a valid CSV']);
    expect((body['errors'] as Record<string, string[]>)['file']).toEqual([
      expect.stringMatching(/^Row 2, type: /),
      `Row 3, url: Please insert a valid url (example: ${site.host})`,
    ]);
    expect(await pagesOf(manager, websiteId)).toEqual([]);
    const png = await upload('x', 'photo.png');
    expect([png.status, png.body['message']]).toEqual([415, 'Please upload a CSV file.']);
    expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    for (const text of ['', '\0\0', 'hello world\n', 'url\n', '"a\n"b"c'])
      expect([text, (await upload(text)).status]).toEqual([text, 422]);
    expect((await manager.send('POST', '/features/pages/import', { website_id: websiteId, kind: 'csv' })).status).toBe(422);
  });
});

describe('a sitemap', () => {
  const urlset = (paths: string[]) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site.url}${path}</loc></url>`).join('')}</urlset>`;

  it('is found in robots.txt; an index and packed parts are followed', async () => {
    site.pages.set('/robots.txt', `User-agent: *\nDisallow:\nSitemap: ${site.url}maps.xml\n`);
    site.pages.set(
      '/maps.xml',
      `<sitemapindex><sitemap><loc>${site.url}one.xml.gz</loc></sitemap><sitemap><loc>${site.url}away.xml</loc></sitemap></sitemapindex>`,
    );
    site.pages.set('/one.xml.gz', (_, response) => void response.end(gzipSync(urlset(['a', 'b?x=1&amp;y=2', 'shop/c']))));
    for (const path of ['/a', '/b', '/shop/c']) site.pages.set(path, htmlPage(path, ''));
    const ended = await importPages(manager, websiteId, { kind: 'sitemap' });
    expect(ended).toMatchObject({ state: 'done', counts: { found: 3, added: 3, read: 3 } });
    expect((await pagesOf(manager, websiteId)).map(({ path }) => path)).toEqual(['/a', '/b?x=1&y=2', '/shop/c']);
  });

  it('that cannot be read is said at once', async () => {
    const send = async (url: string) =>
      (await manager.send('POST', '/features/pages/import', { website_id: websiteId, kind: 'sitemap', url })).body;
    expect(await send(`${site.url}none.xml`)).toMatchObject({ errors: { url: ['This sitemap could not be read: 404'] } });
    site.pages.set('/page.xml', '<html></html>');
    expect(await send(`${site.url}page.xml`)).toMatchObject({ errors: { url: [expect.stringContaining('not a sitemap')] } });
    site.pages.set('/bomb.xml', (_, response) => void response.end(gzipSync(Buffer.alloc(60 * 1024 * 1024, 32))));
    expect(await send(`${site.url}bomb.xml`)).toMatchObject({ errors: { url: [expect.stringContaining('50 MB')] } });
    expect(await send('http://169.254.169.254/sitemap.xml')).toMatchObject({
      errors: { url: [expect.stringContaining('valid url')] },
    });
    expect(await importsOf(manager, websiteId)).toEqual([]);
  });
});

describe('one import at a time', () => {
  it('of 20 that are started one runs; it is paused, resumed and cancelled', async () => {
    site.pages.set('/', htmlPage('Home', Array.from({ length: 30 }, (_, at) => `<a href="/p${at}">${at}</a>`).join('')));
    for (let at = 0; at < 30; at += 1)
      site.pages.set(`/p${at}`, (_, response) => void setTimeout(() => response.end(htmlPage('P', '')), 300));
    const start = () => manager.send('POST', '/features/pages/import', { website_id: websiteId, kind: 'crawl' });
    const answers = await Promise.all(Array.from({ length: 20 }, start));
    const started = answers.filter(({ status }) => status === 200);
    expect(started).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'IMPORT_RUNNING',
      message: 'An import is running',
    });
    const id = (started[0]?.body['page_import'] as { id: number }).id;
    const act = (verb: string) => manager.send('POST', `/features/pages/imports/${verb}`, { id });
    expect((await act('pause')).body['page_import']).toMatchObject({ state: 'paused', can: { resume: true, pause: false } });
    expect((await act('pause')).status).toBe(409);
    expect((await start()).status).toBe(409);
    expect((await act('resume')).status).toBe(200);
    expect(await importEnded(manager, websiteId)).toMatchObject({ state: 'done', counts: { read: 31 } });
    expect((await act('cancel')).body).toMatchObject({ code: 'IMPORT_STATE' });
  });
});

describe('checks', () => {
  it('ask only for what changed, and note it', async () => {
    let text = 'Old';
    site.pages.set('/', (request, response) => {
      const tag = `"${text}"`;
      if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
      response.writeHead(200, { 'content-type': 'text/html', etag: tag }).end(htmlPage('Home', `<p>${text}</p>`));
    });
    await add([site.url]);
    await settled();
    const [before] = await pagesOf(manager, websiteId);
    const check = async () => {
      await manager.send('POST', '/features/pages/check', { website_id: websiteId });
      await checkEnded(manager, websiteId);
      return (await pagesOf(manager, websiteId))[0];
    };
    const same = await check();
    expect(same?.changed_at).toBe(before?.changed_at);
    expect(same?.last_checked_at).not.toBe(before?.last_checked_at);
    text = 'New';
    expect((await check())?.changed_at).not.toBe(before?.changed_at);
    const shown = await manager.get('/features/pages/show', { id: before?.id ?? 0 });
    expect((shown.body['checks'] as { http_state: number }[]).map(({ http_state: state }) => state)).toEqual([200, 304, 200]);
  });

  it('call a page broken after two failures that are 6 hours apart, notify once, and forget it when it answers', async () => {
    let isDown = false;
    site.pages.set(
      '/',
      (_, response) => void response.writeHead(isDown ? 500 : 200, { 'content-type': 'text/html' }).end(htmlPage('Home', '')),
    );
    await add([site.url]);
    await settled();
    isDown = true;
    const check = async () => {
      await manager.send('POST', '/features/pages/check', { website_id: websiteId });
      await checkEnded(manager, websiteId);
      return (await pagesOf(manager, websiteId))[0]?.state;
    };
    expect(await check()).toBe('active');
    expect(await check()).toBe('active');
    await product.sql(`update page_urls set failing_since = now() - interval '6 hours 1 minute' where website_id = $1`, [
      websiteId,
    ]);
    expect(await check()).toBe('broken');
    expect(await check()).toBe('broken');
    const notices = async () =>
      (
        await product.sql<{ text: string }>(
          `select data->>'url' as text from notifications where event = 'links_broken' and user_id = $1`,
          [manager.id],
        )
      ).map(({ text }) => text);
    await vi.waitFor(async () => expect(await notices()).toEqual([site.url]), { timeout: 10_000 });
    isDown = false;
    expect(await check()).toBe('active');
  });

  it('run by the rhythm at the hour of the workspace', async () => {
    await product.sql(`update workspaces set time_zone = 'Asia/Tokyo' where id = $1`, [workspaceId]);
    const { body } = await manager.send('POST', '/features/pages/schedule', { website_id: websiteId, every: 'daily', hour: 5 });
    const next = new Date((body['website_pages'] as { next_check_at: string }).next_check_at);
    expect([next.getUTCHours(), next.getUTCMinutes()]).toEqual([20, 0]);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    const off = await manager.send('POST', '/features/pages/schedule', { website_id: websiteId, every: 'never' });
    expect(off.body['website_pages']).toMatchObject({ every: 'never', next_check_at: null, hour: 5 });
    for (const wrong of [{ hour: 24 }, { every: 'hourly' }, { max_links_per_page: 21 }])
      expect((await manager.send('POST', '/features/pages/schedule', { website_id: websiteId, ...wrong })).status).toBe(422);
  });
});

describe('the link map', () => {
  it('has positions after an import, the same each time', async () => {
    site.pages.set('/', htmlPage('Home', '<p><a href="/tents/a">a</a> <a href="/tents/b">b</a></p>'));
    for (const path of ['/tents/a', '/tents/b']) site.pages.set(path, htmlPage(path, '<p><a href="/">Home</a></p>'));
    await importPages(owner, websiteId, { kind: 'crawl' });
    const map = await vi.waitFor(
      async () => {
        const { body } = await plain.get('/features/pages/map', { website_id: websiteId });
        if (body['laid_out_at'] === null) throw new Error('Not laid out');
        return body;
      },
      { timeout: 30_000, interval: 100 },
    );
    const nodes = map['nodes'] as { path: string; group: string; x: number; y: number }[];
    expect(nodes.map(({ path, group }) => [path, group]).toSorted()).toEqual([
      ['/', '/'],
      ['/tents/a', '/tents'],
      ['/tents/b', '/tents'],
    ]);
    expect(map['edges']).toHaveLength(4);
    expect(nodes.every(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1)).toBe(true);
  });
});
