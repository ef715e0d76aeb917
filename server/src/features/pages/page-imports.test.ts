// Imports of pages through HTTP: files, sitemaps, one at a time.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlPage, type LoopbackSite } from '../../testing/loopback-site.ts';
import { importEnded, importPages, importsOf, pagesOf } from '../../testing/site-calls.ts';
import { beginWithSite, type SiteOfTeam } from '../../testing/site-of-team.ts';
import type { TestCaller } from '../../testing/test-product.ts';

let manager: TestCaller;
let site: LoopbackSite;
let websiteId: number;
let add: SiteOfTeam['add'];
let settled: SiteOfTeam['settled'];

beginWithSite((opened) => {
  ({ manager, site, websiteId, add, settled } = opened);
});

const file = (text: string | Uint8Array<ArrayBuffer>, name = 'pages.csv') => {
  const form = new FormData();
  form.set('website_id', String(websiteId));
  form.set('kind', 'csv');
  form.set('file', new File([text], name));
  return form;
};
const upload = (text: string | Uint8Array<ArrayBuffer>, name?: string) =>
  manager.send('POST', '/features/pages/import', file(text, name));

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

  it('may name its columns as pages show them', async () => {
    site.pages.set('/a', htmlPage('/a', ''));
    expect((await upload(`URL,Title,Primary keyword\r\n${site.url}a,A,down bag\r\n`)).status).toBe(200);
    await importEnded(manager, websiteId);
    expect(await pagesOf(manager, websiteId)).toMatchObject([{ path: '/a', primary_kw: 'down bag' }]);
  });

  it('with unknown columns is imported and names them', async () => {
    site.pages.set('/a', htmlPage('/a', ''));
    const { status, body } = await upload(`url,Search volume,title,Title,\r\n${site.url}a,90,A,B,\r\n`);
    expect([status, body['ignored_columns']]).toEqual([200, ['Search volume', 'Title']]);
    await importEnded(manager, websiteId);
    expect(await pagesOf(manager, websiteId)).toMatchObject([{ path: '/a' }]);
  });

  it('that is wrong is refused with row and column, whole', async () => {
    const { status, body } = await upload(`url,type\r\n${site.url}a,shop\r\nhttps://other.example/,\r\n`);
    expect([status, body['message']]).toEqual([422, 'There was an error with your file. Please upload a valid CSV']);
    expect((body['errors'] as Record<string, string[]>)['file']).toEqual([
      expect.stringMatching(/^Row 2, type: /),
      `Row 3, url: Please insert a valid url (example: ${site.host})`,
    ]);
    expect(await pagesOf(manager, websiteId)).toEqual([]);
    const bare = await upload('title,type\nMats,category\n');
    expect((bare.body['errors'] as Record<string, string[]>)['file']).toEqual(['pages.csv needs these columns: url']);
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
    expect(await send(`${site.url}none.xml`)).toMatchObject({ errors: { url: ['Couldn’t read this sitemap: 404'] } });
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
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 19 }, () => 'IMPORT_RUNNING'));
    expect(started).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'IMPORT_RUNNING',
      message: 'An import is already running',
    });
    const id = (started[0]?.body['page_import'] as { id: number } | undefined)?.id ?? 0;
    const act = (verb: string) => manager.send('POST', `/features/pages/imports/${verb}`, { id });
    expect((await act('pause')).body['page_import']).toMatchObject({ state: 'paused', can: { resume: true, pause: false } });
    expect((await act('pause')).status).toBe(409);
    expect((await start()).status).toBe(409);
    expect((await act('resume')).status).toBe(200);
    expect(await importEnded(manager, websiteId)).toMatchObject({ state: 'done', counts: { read: 31 } });
    expect((await act('cancel')).body).toMatchObject({ code: 'IMPORT_STATE' });
  });
});
