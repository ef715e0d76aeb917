// Page checks and the link map through HTTP: repeated requests, broken pages, and notified users.
import { describe, expect, it, vi } from 'vitest';
import { htmlPage, type LoopbackSite } from '../../testing/loopback-site.ts';
import { checkEnded, importPages, pagesOf } from '../../testing/site-calls.ts';
import { beginWithSite, type SiteOfTeam } from '../../testing/site-of-team.ts';
import type { TestCaller, TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let owner: TestCaller;
let plain: TestCaller;
let site: LoopbackSite;
let websiteId: number;
let add: SiteOfTeam['add'];
let settled: SiteOfTeam['settled'];
let workspaceId: number;

beginWithSite((opened) => {
  ({ product, manager, owner, plain, site, websiteId, add, settled, workspaceId } = opened);
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
    expect(
      nodes.map(({ path, group }) => [path, group]).toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ).toEqual([
      ['/', '/'],
      ['/tents/a', '/tents'],
      ['/tents/b', '/tents'],
    ]);
    expect(map['edges']).toHaveLength(4);
    expect(nodes.every(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1)).toBe(true);
  });

  it('spreads the pages before its first layout', async () => {
    await add(['a', 'b', 'c'].map((path) => `${site.url}${path}`));
    const { body } = await plain.get('/features/pages/map', { website_id: websiteId });
    expect(body['laid_out_at']).toBeNull();
    const nodes = body['nodes'] as { x: number; y: number }[];
    expect(new Set(nodes.map(({ y }) => y.toFixed(2))).size).toBe(3);
    expect(nodes.every(({ x, y }) => Math.hypot(x, y) <= 1)).toBe(true);
  });
});
