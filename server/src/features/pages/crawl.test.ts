// Crawls through HTTP against sites on this machine, hostile ones included.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { htmlPage, type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { buildSite, checkEnded, importPages, pagesOf } from '../../testing/site-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let workspaceId: number;
let site: LoopbackSite;

beforeAll(async () => {
  site = await startLoopbackSite();
  product = await startTestProduct({ FETCH_ALLOW: site.host, PAGE_REQUESTS_PER_SECOND: '500' });
  ({ manager, workspaceId } = await buildTeam(product));
});
beforeEach(() => {
  site.pages.clear();
  site.asked.length = 0;
});
afterAll(async () => {
  await product.stop();
  site.close();
});

const link = (path: string, words = path, more = '') => `<a href="${path}"${more}>${words}</a>`;
const menu = `${link('/', 'Home')} ${link('/tents', 'Tents')}`;
const crawl = async (more: Record<string, unknown> = {}) => {
  const websiteId = await buildSite(product, manager, site.url, workspaceId);
  const ended = await importPages(manager, websiteId, { kind: 'crawl', ...more });
  return { websiteId, ended, pages: new Map((await pagesOf(manager, websiteId)).map((page) => [page.path, page])) };
};
const set = (pages: Record<string, Parameters<LoopbackSite['pages']['set']>[1]>) => {
  for (const [path, page] of Object.entries(pages)) site.pages.set(path, page);
};

describe('a crawl', () => {
  it('reads pages with their links, counts them, and says what is wrong', async () => {
    set({
      '/': htmlPage('Halden Outdoor', `<p>See ${link('/tents', 'our tents')} and ${link('/old', 'old mats')}.</p>`, { menu }),
      '/tents': htmlPage('Tents for two', `<p>Read ${link('/mats?utm_source=x#top', 'mats')} ${link('/mats', 'more')}</p>`, {
        menu,
      }),
      '/mats': htmlPage(
        'Sleeping mats: the guide',
        `<p>${link('/gone', 'gone')} ${link('https://elsewhere.invalid/', 'out')}</p>`,
        { menu },
      ),
      '/old': (_, response) => void response.writeHead(301, { location: '/mats' }).end(),
      '/hidden': htmlPage('Hidden', ''),
    });
    const { websiteId, ended, pages } = await crawl();
    expect(ended).toMatchObject({ state: 'done', problem: null, counts: { found: 5, added: 5 } });
    expect(pages.get('/')).toMatchObject({
      state: 'active',
      http_state: 200,
      depth: 0,
      type: 'home',
      links_in: 2,
      links_in_content: 0,
    });
    expect(pages.get('/tents')).toMatchObject({
      links_in: 2,
      links_in_content: 1,
      links_out: 2,
      depth: 1,
      primary_kw: 'tents for two',
    });
    expect(pages.get('/mats')).toMatchObject({ primary_kw: 'sleeping mats', links_in: 1, links_in_content: 1, issues: ['weak'] });
    expect(pages.get('/old')).toMatchObject({
      state: 'redirected',
      http_state: 301,
      hops: 1,
      final_url: `${site.url}mats`,
      issues: ['redirect'],
    });
    await checkEnded(manager, websiteId);
    const later = new Map((await pagesOf(manager, websiteId)).map((page) => [page.path, page]));
    expect(later.get('/gone')).toMatchObject({ state: 'broken', http_state: 404, issues: ['broken'] });
    expect(site.asked.filter(({ path }) => path === '/gone')).toHaveLength(2);
    expect(site.asked.some(({ path }) => path.includes('utm') || path === '/hidden')).toBe(false);
    const { body } = await manager.get('/features/pages/show', { id: later.get('/tents')?.id ?? 0 });
    expect(body['links_in']).toMatchObject([
      { anchor: 'our tents', place: 'content', page: { title: 'Halden Outdoor' } },
      { anchor: 'Tents', place: 'menu', pages: 2 },
    ]);
    expect(body['links_out']).toMatchObject([
      { anchor: 'mats' },
      { anchor: 'more' },
      { anchor: 'Home', place: 'menu' },
      { anchor: 'Tents' },
    ]);
  });

  it('obeys robots.txt, nofollow and noindex, and knows canonical pages', async () => {
    set({
      '/robots.txt': 'User-agent: *\nDisallow: /private\n',
      '/': htmlPage(
        'Home',
        `<p>${link('/private/a')} ${link('/sponsor', 'x', ' rel="nofollow"')} ${link('/quiet')} ${link('/copy')}</p>`,
      ),
      '/private/a': htmlPage('Private', ''),
      '/sponsor': htmlPage('Sponsor', ''),
      '/quiet': htmlPage('Quiet', `<p>${link('/silent')}</p>`, { head: '<meta name="robots" content="noindex, nofollow">' }),
      '/silent': htmlPage('Silent', ''),
      '/copy': htmlPage('Copy', '', { head: '<link rel="canonical" href="/original">' }),
      '/original': htmlPage('Original', ''),
    });
    const { pages } = await crawl();
    expect([...pages.keys()].toSorted()).toEqual(['/', '/copy', '/original', '/private/a', '/quiet']);
    expect(pages.get('/private/a')).toMatchObject({ state: 'discovered', indexable: 'robots' });
    expect(pages.get('/quiet')?.indexable).toBe('noindex');
    expect(pages.get('/copy')?.indexable).toBe('canonical');
    expect(pages.get('/original')).toMatchObject({ issues: ['orphan', 'weak'] });
    expect(site.asked.map(({ path }) => path)).not.toContain('/private/a');
  });

  it('reads nothing where robots.txt fails', async () => {
    set({ '/robots.txt': (_, response) => void response.writeHead(503).end(), '/': htmlPage('Home', '') });
    const { ended, pages } = await crawl();
    expect(ended).toMatchObject({ state: 'done', counts: { read: 0, failed: 1 } });
    expect(pages.get('/')).toMatchObject({ state: 'discovered', http_state: null });
    expect(site.asked.map(({ path }) => path)).not.toContain('/');
  });

  it('never leaves its host, whatever redirects say', async () => {
    const other = await startLoopbackSite({ '/': htmlPage('Other', ''), '/x': htmlPage('Other', '') });
    set({
      '/': htmlPage('Home', `<p>${link('/away')} ${link('/inside')} ${link('/meta')} ${link(`${other.url}x`)}</p>`),
      '/away': (_, response) => void response.writeHead(302, { location: other.url }).end(),
      '/inside': (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      '/meta': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    });
    const { pages } = await crawl();
    other.close();
    expect(other.asked).toEqual([]);
    expect(pages.get('/away')).toMatchObject({ state: 'redirected', final_url: other.url });
    expect(pages.get('/inside')).toMatchObject({ state: 'redirected', final_url: 'http://169.254.169.254/latest' });
    expect([...pages.keys()].toSorted()).toEqual(['/', '/away', '/inside', '/meta']);
  });

  it('ends at its limits: an endless calendar, depth, and folders', async () => {
    set({ '/': htmlPage('Home', `<p>${link('/day/0')} ${link('/other')}</p>`), '/other': htmlPage('Other', '') });
    for (let day = 0; day < 40; day += 1)
      set({ [`/day/${day}`]: htmlPage(`Day ${day}`, `<p>${link(`/day/${day + 1}`)} ${link(`/day/${day}?view=x`)}</p>`) });
    const deep = await crawl();
    expect(deep.ended.state).toBe('done');
    expect(deep.pages.has('/day/9')).toBe(true);
    expect(deep.pages.has('/day/12')).toBe(false);
    const few = await crawl({ limit: 5 });
    expect(few.ended.counts.found).toBe(5);
    const folder = await crawl({ paths: ['/day/'], url: `${site.url}day/30` });
    expect([...folder.pages.keys()].every((path) => path.startsWith('/day/'))).toBe(true);
  });

  it('survives pages that are huge, slow to read, no markup, or not there', async () => {
    set({
      '/': htmlPage('Home', ['/huge', '/image', '/bomb', '/reset', '/deep'].map((path) => link(path)).join(' ')),
      '/huge': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const send = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, 97)));
        };
        response.on('drain', send);
        send();
      },
      '/image': (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'),
      '/bomb': (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(20_000_000))),
      '/reset': (request) => void request.socket.destroy(),
      '/deep': `<html><body>${'<div>'.repeat(20_000)}x`,
    });
    const { ended, pages } = await crawl();
    expect(ended.state).toBe('done');
    expect(pages.get('/huge')).toMatchObject({ state: 'active', http_state: null });
    expect(pages.has('/image')).toBe(false);
    expect(pages.get('/bomb')).toMatchObject({ state: 'active', http_state: null });
    expect(pages.get('/reset')).toMatchObject({ state: 'discovered', http_state: null });
    expect(pages.get('/deep')?.state).toBe('active');
  });
});
