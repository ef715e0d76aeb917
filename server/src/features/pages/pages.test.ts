// Pages of a website through HTTP: adding, changing, lists, imports of files and sitemaps, checks, and permissions.
import { describe, expect, it } from 'vitest';
import { htmlPage, type LoopbackSite } from '../../testing/loopback-site.ts';
import { buildSite, checkEnded, pagesOf } from '../../testing/site-calls.ts';
import { beginWithSite, type SiteOfTeam } from '../../testing/site-of-team.ts';
import type { TestCaller, TestProduct } from '../../testing/test-product.ts';
import { insertImportVisits, type Visit } from './page-visits.queries.ts';
import { recordVisit } from './record-visit.ts';
import type { Outcome } from './visit-page.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let site: LoopbackSite;
let websiteId: number;
let add: SiteOfTeam['add'];
let settled: SiteOfTeam['settled'];
let workspaceId: number;

beginWithSite((opened) => {
  ({ product, manager, plain, stranger, site, websiteId, add, settled, workspaceId } = opened);
});

describe('adding pages', () => {
  it('keeps their canonical form and reads them', async () => {
    site.pages.set('/mats', htmlPage('Mats', '<p>Soft.</p>'));
    const { status, body } = await add([`${site.url}mats?utm_source=a#top`], { primary_kw: 'soft mats' });
    expect([status, body['message']]).toEqual([200, 'Pages added: 1']);
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

describe('permissions', () => {
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
    await add([site.url, `${site.url}b`, `${site.url}c`]);
    await add([`${site.url}later`], { goes_live_at: new Date(Date.now() + 86_400_000).toISOString() });
    await settled();
    const pathsOf = async (more: Record<string, string>) => (await pagesOf(manager, websiteId, more)).map(({ path }) => path);
    expect(await pathsOf({})).toEqual(['/', '/b', '/c', '/later']);
    expect(await pathsOf({ issue: 'conflict' })).toEqual(['/b', '/c']);
    expect(await pathsOf({ issue: 'orphan' })).toEqual(['/c']);
    expect(await pathsOf({ issue: 'draft' })).toEqual(['/later']);
    expect(await pathsOf({ issue: 'no_keyword' })).toEqual(['/', '/later']);
    expect(await pathsOf({ search: 'same KEY' })).toEqual(['/b', '/c']);
    expect(await pathsOf({ search: 'same KEY', sort: '-url' })).toEqual(['/c', '/b']);
    // Also of a page without rows.
    for (const page of ['1', '3']) {
      const { body } = await manager.get('/tools/page_url', {
        website_id: websiteId,
        search: 'same KEY',
        per_page: 10,
        page,
      });
      expect(body).toMatchObject({ recordsTotal: 4, recordsFiltered: 2 });
    }
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

/** Lets all pages of a website be read later than any worker of this test asks for them. */
const visitsOf = (siteId: number, importId: number | null = null) =>
  product.sql<Visit>(
    `insert into page_visits (website_id, page_url_id, import_id, not_before)
     select website_id, id, $2, now() + interval '1 hour' from page_urls where website_id = $1
     returning id::float8 as id, page_url_id, import_id, depth`,
    [siteId, importId],
  );

describe('a page that several workers have read', () => {
  it('is written down once, and not read once more for its import where their clocks are behind', async () => {
    const url = `${site.url}once`;
    await product.sql(
      'insert into page_urls (account_id, website_id, url) select account_id, id, $2 from websites where id = $1',
      [websiteId, url],
    );
    const [begun] = await product.sql<{ id: number; created_at: Date }>(
      `insert into page_imports (website_id, user_id, kind, page_limit, state, created_at)
       values ($1, $2, 'crawl', 10, 'running', now() + interval '1 minute') returning id, created_at`,
      [websiteId, manager.id],
    );
    const { id: importId = 0, created_at: createdAt = new Date() } = begun ?? {};
    const [visit] = await visitsOf(websiteId, importId);
    if (!visit) throw new Error('No page waits');
    const [website] = await product.sql('select * from websites where id = $1', [websiteId]);
    const gone: Outcome = { kind: 'missing', status: 404, problem: null, finalUrl: null, hops: 0 };
    await Promise.all(Array.from({ length: 20 }, () => recordVisit(product.kernel, website as never, visit, gone)));
    expect(await product.sql('select read, failed from page_imports where id = $1', [importId])).toEqual([
      { read: 0, failed: 1 },
    ]);
    expect(await product.sql('select state, failures from page_urls where website_id = $1', [websiteId])).toEqual([
      { state: 'discovered', failures: 1 },
    ]);
    await product.sql('delete from page_visits where website_id = $1', [websiteId]);
    const follow = { id: importId, createdAt, depth: 1, limit: 10 };
    expect(await product.kernel.database.transaction((tx) => insertImportVisits(tx, websiteId, [url], follow))).toBe(0);
    await product.sql("update page_imports set state = 'cancelled' where id = $1", [importId]);
  });
});

describe('counts of links', () => {
  it('are right after 20 writers at the same time', async () => {
    const urls = Array.from({ length: 20 }, (_, index) => `${site.url}p${index}`);
    await product.sql(
      `insert into page_urls (account_id, website_id, url) select account_id, $2, unnest($3::text[]) from users where id = $1`,
      [manager.id, websiteId, urls],
    );
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
    for (const round of [0, 5]) {
      const visits = await visitsOf(websiteId);
      await Promise.all(visits.map((visit) => recordVisit(product.kernel, website as never, visit, outcome(round))));
    }
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

describe('deleting a website', () => {
  it('deletes its pages with their links in steps, and leaves those of others', async () => {
    const ids = [await buildSite(product, manager, 'https://one.example', workspaceId)];
    ids.push(await buildSite(product, manager, 'https://two.example', workspaceId));
    for (const id of ids) {
      await product.sql(
        `insert into page_urls (account_id, website_id, url, state, http_state) select account_id, id, url || '/' || n, 'active', 200
         from websites, generate_series(1, 1200) n where id = $1`,
        [id],
      );
      await product.sql(
        `insert into page_links (website_id, from_page_id, to_url, to_page_id, anchor, place)
         select $1, a.id, b.url, b.id, 'x', 'content' from page_urls a join page_urls b on b.website_id = a.website_id and b.id % 100 = a.id % 100
         where a.website_id = $1`,
        [id],
      );
    }
    const { status } = await manager.send('DELETE', '/features/websites/delete', { website_id: ids[0] });
    expect(status).toBe(200);
    const left = await product.sql<{ website_id: number; pages: number; links: number }>(
      `select website_id, count(*)::int as pages, (select count(*)::int from page_links l where l.website_id = p.website_id) as links
       from page_urls p where website_id = any($1::int[]) group by website_id`,
      [ids],
    );
    expect(left).toEqual([{ website_id: ids[1], pages: 1200, links: 14_400 }]);
    expect(await product.sql('select from page_links where website_id = $1', [ids[0]])).toEqual([]);
  });
});
