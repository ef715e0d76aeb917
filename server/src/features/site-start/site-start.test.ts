// Starting from a website through HTTP, against sites on this machine: reading, stopping, finishing, and permissions.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { htmlPage, type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let site: LoopbackSite;

beforeAll(async () => {
  site = await startLoopbackSite();
  product = await startTestProduct({ FETCH_ALLOW: site.host, PAGE_REQUESTS_PER_SECOND: '500' });
  team = await buildTeam(product);
});
beforeEach(() => {
  site.pages.clear();
  site.asked.length = 0;
});
afterAll(async () => {
  await product.stop();
  site.close();
});

type Start = Record<string, unknown>;

const pathIn = (url: unknown) => String(url).slice(site.url.length);

const link = (path: string, words = path) => `<a href="${path}">${words}</a>`;
const sentences = (about: string) =>
  `<p>We repair ${about} in our own workshop, and you know the price before we start. You can borrow most things for a weekend.
  If a repair is not worth it, we say so. Ask us anything about ${about}. We answer within a day.</p>`;
const longTitle = 'Winter sleeping bags for cold nights and long tours in the Alps and the high north';
const head = `<meta property="og:site_name" content="Halden Outdoor"><meta name="theme-color" content="#0f7a5c">
  <style>:root { --accent: #e4b65a } header { background: #14261f } footer { background: #14261f }</style>`;

/** A small shop: two long titles, a missing link, a page that is gone, and a jobs page. */
function openShop(): void {
  const menu = `${link('/', 'Home')} ${link('/tents', 'Tents')} ${link('/bags', 'Bags')} ${link('/jobs', 'Jobs')}`;
  const pages: Record<string, string> = {
    '/': htmlPage('Halden Outdoor', `${sentences('tents')}<p>${link('/gone', 'Outlet')} ${link('/seams', 'Seams')}</p>`, {
      menu,
      head,
    }),
    '/tents': htmlPage(
      longTitle,
      `${sentences('tents')}<p>Every seam gets seam sealer, twice and with patience, before the tent leaves.</p>`,
      { menu },
    ),
    '/bags': htmlPage('Sleeping bags | Halden Outdoor', sentences('bags'), {
      menu,
      head: '<meta name="description" content="Bags">',
    }),
    '/seams': htmlPage('Seam sealer', sentences('seams'), { menu }),
    '/jobs': htmlPage('Jobs', sentences('stores'), {
      menu,
      head: `<script type="application/ld+json">{"@type":"JobPosting","title":"Store manager","jobLocation":{"address":{"addressLocality":"Innsbruck"}}}</script>`,
    }),
  };
  for (const [path, page] of Object.entries(pages)) site.pages.set(path, page);
}

const begin = (caller: TestCaller, more: object = {}, key?: string) =>
  caller.send('POST', '/features/site-start/begin', { url: site.url, ...more }, key ? { 'idempotency-key': key } : {});
const show = async (caller: TestCaller, id: number): Promise<Start> =>
  (await caller.get('/features/site-start/show', { id })).body['site_start'] as Start;

const idOf = (answer: TestAnswer | undefined): number => (answer?.body['site_start'] as { id: number } | undefined)?.id ?? 0;

/** The run once it has ended. */
async function ended(caller: TestCaller, id: number): Promise<Start> {
  let start: Start = {};
  await vi.waitFor(
    async () => {
      start = await show(caller, id);
      expect(start['state']).not.toBe('reading');
    },
    { timeout: 60_000, interval: 50 },
  );
  return start;
}

async function read(caller: TestCaller, more: object = {}): Promise<Start> {
  const { status, body } = await begin(caller, more);
  expect(body).toMatchObject({ status: 'success' });
  expect(status).toBe(200);
  return ended(caller, (body['site_start'] as Start)['id'] as number);
}

const everything = (start: Start, name: string) => ({
  id: start['id'],
  name,
  voice: {},
  link_map: {},
  titles: {},
  missing_links: {},
  tasks: {},
});

describe('reading', () => {
  it('finds name, colors, voice, titles, links and jobs, and says why a page was not read', async () => {
    openShop();
    const start = await read(team.manager, { workspace_id: team.workspaceId });
    expect(start).toMatchObject({ state: 'found', problem: null, read: 5, host: site.host });
    const reasons = (start['pages'] as Start[])
      .filter(({ state }) => state === 'failed')
      .map(({ url, reason, http_state }) => [url, reason, http_state]);
    expect(reasons).toEqual([[`${site.url}gone`, 'not_found', 404]]);
    const { found } = start as { found: Start };
    expect(found['name']).toEqual({ value: 'Halden Outdoor', source: 'og:site_name' });
    expect(found['colors']).toMatchObject({
      primary: { hex: '#0f7a5c', source: { kind: 'theme' } },
      background: { hex: '#14261f', source: { kind: 'uses', count: 2 } },
      accent: { hex: '#e4b65a', source: { kind: 'property', name: '--accent' } },
    });
    expect(found['languages']).toEqual(['en']);
    expect(found['voice']).toMatchObject({ language: 'en', profile: { person: 'we', address: 'informal' } });
    expect((found['titles'] as Start[]).map(({ title }) => title)).toEqual([longTitle]);
    expect(found['links']).toMatchObject({ broken: 1 });
    expect(found['missing_links']).toMatchObject([
      { anchor: 'seam sealer', from: { url: `${site.url}tents` }, to: { url: `${site.url}seams` } },
    ]);
    expect(found['tasks']).toMatchObject([
      { kind: 'titles', count: 1, works: 'now' },
      { kind: 'missing_links', count: 1, works: 'now' },
      { kind: 'descriptions', count: 4 },
      { kind: 'job_posting', vacancy: { title: 'Store manager', place: 'Innsbruck' } },
    ]);
    expect((found['map'] as Start)['nodes']).toHaveLength(5);
  });

  it('reads no more pages than asked for, whatever links there are', async () => {
    for (let n = 0; n < 200; n += 1)
      site.pages.set(
        `/p${n}`,
        htmlPage(`Page ${n}`, sentences(`things ${n}`) + [1, 2, 3, 4].map((step) => link(`/p${n * 4 + step}`)).join(' ')),
      );
    site.pages.set('/', htmlPage('Endless', sentences('things') + link('/p0')));
    const start = await read(team.owner, { pages: 5 });
    expect(start).toMatchObject({ state: 'found', read: 5 });
    expect(site.asked.filter(({ path }) => path.startsWith('/p'))).toHaveLength(4);
  });

  it('obeys robots.txt and finds pages that only the sitemap lists', async () => {
    site.pages.set('/robots.txt', `User-agent: *\nDisallow: /secret\nSitemap: ${site.url}map.xml\n`);
    site.pages.set('/', htmlPage('Home', sentences('tents') + link('/secret/a')));
    site.pages.set('/secret/a', htmlPage('Secret', 'x'));
    site.pages.set('/map.xml', `<urlset><url><loc>${site.url}listed</loc></url></urlset>`);
    site.pages.set('/listed', htmlPage('Listed', sentences('mats')));
    const start = await read(team.owner);
    expect(
      (start['pages'] as Start[])
        .map(({ url, state, reason }) => [pathIn(url), state, reason])
        .toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
    ).toEqual([
      ['', 'read', null],
      ['listed', 'read', null],
      ['secret/a', 'failed', 'robots'],
    ]);
    expect(site.asked.map(({ path }) => path)).not.toContain('/secret/a');
    expect((start['found'] as Start)['links']).toMatchObject({ orphans: 1 });
  });

  it('gives each page that cannot be read its reason', async () => {
    const paths = ['login', 'closed', 'file', 'away', 'large', 'empty', 'broken'];
    site.pages.set('/', htmlPage('Home', sentences('tents') + paths.map((path) => link(`/${path}`)).join(' ')));
    site.pages.set('/login', htmlPage('Log in', '<form><input type="password"></form>'));
    site.pages.set('/closed', (_, response) => void response.writeHead(401).end('no'));
    site.pages.set('/file', (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'));
    site.pages.set('/away', (_, response) => void response.writeHead(302, { location: 'https://elsewhere.invalid/' }).end());
    site.pages.set('/large', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(Buffer.alloc(10 * 1024 * 1024, 'a'));
    });
    site.pages.set('/empty', '<html><head><title>App</title></head><body><div id="root"></div></body></html>');
    site.pages.set('/broken', (_, response) => void response.writeHead(500).end());
    const start = await read(team.owner);
    const byPath = Object.fromEntries((start['pages'] as Start[]).map(({ url, reason }) => [pathIn(url), reason]));
    expect(byPath).toEqual({
      '': null,
      login: 'login',
      closed: 'login',
      file: 'not_html',
      away: 'other_website',
      large: 'too_large',
      empty: 'no_text',
      broken: 'status',
    });
  });

  it.each([
    ['everything is gone', () => undefined, 'not_found'],
    ['robots.txt forbids all', () => void site.pages.set('/robots.txt', 'User-agent: *\nDisallow: /\n'), 'robots'],
    [
      'robots.txt fails',
      () => void site.pages.set('/robots.txt', (_, response) => void response.writeHead(503).end()),
      'robots_unreachable',
    ],
  ])('fails with a reason where %s', async (_, prepare, reason) => {
    prepare();
    const start = await read(team.owner);
    expect(start).toMatchObject({ state: 'failed', problem: 'no_pages', read: 0, pages: [{ reason }] });
    expect((await team.owner.send('POST', '/features/site-start/finish', everything(start, 'None'))).status).toBe(409);
  });

  it('reads pages in other encodings and scripts', async () => {
    const serve = (path: string, bytes: Buffer, charset: string) =>
      site.pages.set(
        path,
        (_, response) => void response.writeHead(200, { 'content-type': `text/html; charset=${charset}` }).end(bytes),
      );
    const html = (title: string, text: string) =>
      `<html><head><title>${title}</title></head><body><main><p>${text}</p></main></body></html>`;
    site.pages.set(
      '/',
      htmlPage('Home', sentences('tents') + ['/utf16', '/latin', '/sjis', '/arabic'].map((path) => link(path)).join(' ')),
    );
    serve('/utf16', Buffer.from(`\ufeff${html('Größe', 'Wir reparieren Zelte und Schlafsäcke.')}`, 'utf16le'), 'utf-16le');
    serve('/latin', Buffer.from(html('Café à la montagne', 'Nous réparons les tentes et les sacs.'), 'latin1'), 'iso-8859-1');
    // "テント" in Shift_JIS.
    serve(
      '/sjis',
      Buffer.concat([
        Buffer.from('<html><head><title>'),
        Buffer.from([0x83, 0x65, 0x83, 0x93, 0x83, 0x67]),
        Buffer.from('</title></head><body><p>'),
        Buffer.from([0x83, 0x65, 0x83, 0x93, 0x83, 0x67]),
        Buffer.from('</p></body></html>'),
      ]),
      'shift_jis',
    );
    site.pages.set(
      '/arabic',
      '<html lang="ar"><head><title>خيام للجبال</title></head><body><main><p>نصلح الخيام وأكياس النوم في ورشتنا.</p></main></body></html>',
    );
    const start = await read(team.owner);
    const titles = Object.fromEntries((start['pages'] as Start[]).map(({ url, title }) => [pathIn(url), title]));
    expect(titles).toEqual({ '': 'Home', utf16: 'Größe', latin: 'Café à la montagne', sjis: 'テント', arabic: 'خيام للجبال' });
    expect((start['found'] as Start)['languages']).toContain('ar');
  });

  it('refuses addresses inside the network, and says so', async () => {
    const { body } = await begin(team.owner, { url: 'http://127.0.0.1:9/' });
    const start = await ended(team.owner, (body['site_start'] as Start)['id'] as number);
    expect(start).toMatchObject({ state: 'failed', problem: 'no_pages' });
  });
});

describe('a run', () => {
  it('is stopped, and the pages that were read are used', async () => {
    const waiting: (() => void)[] = [];
    site.pages.set('/', htmlPage('Home', sentences('tents') + link('/slow')));
    site.pages.set('/slow', (_, response) => void waiting.push(() => response.end(htmlPage('Slow', sentences('mats')))));
    const { body } = await begin(team.owner);
    const { id } = body['site_start'] as { id: number };
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 30_000 });
    expect(await show(team.owner, id)).toMatchObject({ state: 'reading', read: 1, can: { stop: true } });
    const stopped = await team.owner.send('POST', '/features/site-start/stop', { id });
    expect(stopped.status).toBe(200);
    for (const answer of waiting) answer();
    expect(await ended(team.owner, id)).toMatchObject({ state: 'stopped', can: { finish: true, stop: false } });
  });

  it('is one at a time in a place, however many begin at once, and one for a key', async () => {
    openShop();
    const at = { workspace_id: team.workspaceId };
    const all = await Promise.all(Array.from({ length: 20 }, () => begin(team.manager, at)));
    const made = all.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ body }) => body['code']))).toEqual(
      new Set(['START_RUNNING']),
    );
    const first = idOf(made[0]);
    await ended(team.manager, first);
    const keyed = await Promise.all(Array.from({ length: 5 }, () => begin(team.manager, at, 'start-key')));
    expect(new Set(keyed.map(({ body }) => (body['site_start'] as Start)['id'])).size).toBe(1);
    await ended(team.manager, idOf(keyed[0]));
  });

  it('is for people who may make websites and voices, and for nobody of another place', async () => {
    openShop();
    expect((await begin(team.plain, { workspace_id: team.workspaceId })).status).toBe(403);
    const start = await read(team.owner);
    expect((await team.manager.get('/features/site-start/show', { id: Number(start['id']) })).status).toBe(404);
    expect((await team.manager.send('POST', '/features/site-start/finish', everything(start, 'Theirs'))).status).toBe(404);
  });

  it.each(['', 'http://', 'ftp://example.com/', 'javascript:alert(1)', 'halden', 'http://me:secret@example.com/'])(
    'refuses %j as a URL',
    async (url) => {
      const { status, body } = await begin(team.owner, { url });
      expect([status, Object.keys(body['errors'] as object)]).toEqual([422, ['url']]);
    },
  );
});

describe('finishing', () => {
  it('makes what is checked and nothing else, once', async () => {
    openShop();
    const start = await read(team.manager, { workspace_id: team.workspaceId });
    const call = everything(start, 'Halden Outdoor');
    const [one, other] = await Promise.all([
      team.manager.send('POST', '/features/site-start/finish', call),
      team.manager.send('POST', '/features/site-start/finish', call),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const { made, state } = one.body['site_start'] as { made: Start; state: string };
    expect(state).toBe('finished');
    expect(other.body['site_start']).toMatchObject({ made });
    expect(made).toMatchObject({ workspace: { id: team.workspaceId, is_new: false }, pages: 5, has_branding: false });
    expect((made['tasks'] as Start[]).map(({ title }) => title)).toEqual([
      'Shorten 1 page title',
      'Add 1 missing link',
      'Add meta descriptions to 4 pages',
      'Job posting: Store manager, Innsbruck',
    ]);
    const { body } = await team.manager.get(`/features/tasks/${String((made['tasks'] as Start[])[1]?.['id'])}`);
    expect((body['task'] as Start)['description']).toContain('/tents: link “seam sealer” to /seams');
    const pages = await product.sql(
      `select url, state, links_in > 0 as is_linked from page_urls where website_id = $1 order by url`,
      [made['website_id']],
    );
    expect(pages).toHaveLength(5);
    expect(pages).toContainEqual({ url: `${site.url}tents`, state: 'active', is_linked: true });
    expect(await product.sql('select count(*)::int as n from websites where url = $1', [site.url])).toEqual([{ n: 1 }]);
    const map = await team.manager.get('/features/pages/map', { website_id: Number(made['website_id']) });
    expect(map.status).toBe(200);
    expect(
      await product.sql('select state, is_listed from additional_sources where id = any($1)', [made['source_ids']]),
    ).toHaveLength(5);
    expect(
      await product.sql('select page from site_start_pages where site_start_id = $1 and page is not null', [start['id']]),
    ).toEqual([]);
  });

  it('makes a workspace for tasks of a person who works in none, and uses edited values', async () => {
    openShop();
    const start = await read(team.owner);
    const [title] = (start['found'] as Start)['titles'] as Start[];
    const profile = { ...(((start['found'] as Start)['voice'] as Start)['profile'] as Start), sentence_words: 9 };
    const { body, status } = await team.owner.send('POST', '/features/site-start/finish', {
      id: start['id'],
      name: 'Halden Innsbruck',
      brand: { primary: '#112233', accent: null, background: null, logo: true },
      voice: { profile },
      titles: { page_ids: [title?.['page_id']] },
      tasks: { kinds: ['titles'] },
    });
    expect([status, body['message']]).toEqual([200, 'Setup finished']);
    const { made } = body['site_start'] as { made: Start };
    expect(made).toMatchObject({
      workspace: { name: 'Halden Innsbruck', is_new: true },
      website_id: null,
      has_branding: true,
      source_ids: [],
    });
    expect(made['tasks']).toMatchObject([{ kind: 'titles' }]);
    expect(
      await product.sql(`select profile->'sentence_words' as words from brand_voices where id = $1`, [made['brand_voice_id']]),
    ).toEqual([{ words: 9 }]);
    const { body: branding } = await team.owner.get('/admin/branding');
    expect(branding['branding']).toMatchObject({ custom_color_primary: '#112233' });
  });

  it('changes no branding for who may not', async () => {
    openShop();
    const start = await read(team.manager, { workspace_id: team.workspaceId });
    expect(start['can']).toMatchObject({ change_branding: false, branding_owner: expect.any(String) });
    const { status } = await team.manager.send('POST', '/features/site-start/finish', {
      id: start['id'],
      name: 'Mine',
      brand: { primary: '#112233' },
    });
    expect(status).toBe(403);
  });

  it('makes nothing of an empty finish, and answers what is left after its website was deleted', async () => {
    openShop();
    const start = await read(team.manager, { workspace_id: team.workspaceId });
    const { body } = await team.manager.send('POST', '/features/site-start/finish', { id: start['id'], name: 'Nothing' });
    expect(body['site_start']).toMatchObject({
      state: 'finished',
      made: { website_id: null, brand_voice_id: null, source_ids: [], tasks: [], pages: 0 },
    });
    const again = await read(team.manager, { workspace_id: team.workspaceId });
    const finished = await team.manager.send('POST', '/features/site-start/finish', {
      id: again['id'],
      name: 'Again',
      link_map: {},
    });
    const websiteId = ((finished.body['site_start'] as Start)['made'] as Start)['website_id'] as number;
    expect((await team.manager.send('DELETE', `/features/websites/delete?website_id=${websiteId}`)).status).toBe(200);
    expect(await show(team.manager, again['id'] as number)).toMatchObject({ state: 'finished', made: { website_id: null } });
  });
});

const waiting = async (caller: TestCaller) => {
  const { body } = await caller.get('/features/inbox/show', { kind: 'setup' });
  return (body['items'] as Start[]).map(({ path }) => path);
};

it('waits in the inbox of who read the website, once a website, as long as they may set it up', async () => {
  openShop();
  const older = await read(team.manager, { workspace_id: team.workspaceId });
  expect(await waiting(team.manager)).toEqual([`/start?run=${String(older['id'])}`]);
  expect(await waiting(team.owner)).toEqual([]);
  const start = await read(team.manager, { workspace_id: team.workspaceId });
  expect(await waiting(team.manager)).toEqual([`/start?run=${String(start['id'])}`]);
  await product.sql(`update users set role = 'user' where id = $1`, [team.manager.id]);
  expect(await waiting(team.manager)).toEqual([]);
  await product.sql(`update users set role = 'intermediate' where id = $1`, [team.manager.id]);
  await product.sql('delete from workspace_members where user_id = $1', [team.manager.id]);
  expect(await waiting(team.manager)).toEqual([]);
});

it('notifies the person, and waits in their inbox until it is finished', async () => {
  openShop();
  const start = await read(team.owner);
  expect(await waiting(team.owner)).toEqual([`/start?run=${String(start['id'])}`]);
  await vi.waitFor(
    async () => {
      const { body } = await team.owner.get('/features/notifications/show');
      expect((body['notifications'] as Start[]).map(({ path }) => path)).toContain(`/start?run=${String(start['id'])}`);
    },
    { timeout: 20_000, interval: 100 },
  );
  const open = await team.owner.get('/features/site-start/show');
  expect(open.body['site_start']).toMatchObject({ id: start['id'] });
  await team.owner.send('POST', '/features/site-start/finish', { id: start['id'], name: 'Done' });
  expect((await team.owner.get('/features/site-start/show')).body['site_start']).toBe(null);
  expect(await waiting(team.owner)).toEqual([]);
});

describe('sample content', () => {
  it('is made once, marked as sample, and deleted in one call', async () => {
    const { body, status } = await team.manager.send('POST', '/features/site-start/sample', {});
    expect([status, body['message']]).toEqual([200, 'Sample content loaded']);
    const { id, made } = body['site_start'] as { id: number; made: Start };
    expect(made).toMatchObject({ pages: 4, website_id: expect.any(Number), brand_voice_id: expect.any(Number) });
    expect(made['order_detail_ids']).toHaveLength(2);
    expect((await team.manager.send('POST', '/features/site-start/sample', {})).status).toBe(409);
    const documents = await product.sql('select title from order_details where id = any($1)', [made['order_detail_ids']]);
    expect(documents.map(({ title }) => String(title).endsWith('(sample)'))).toEqual([true, true]);
    const removed = await team.manager.send('POST', '/features/site-start/remove_sample', { id });
    expect([removed.status, removed.body['deleted']]).toEqual([200, 4]);
    expect(await product.sql('select id from websites where id = $1', [made['website_id']])).toEqual([]);
    expect((await team.manager.send('POST', '/features/site-start/remove_sample', { id })).status).toBe(404);
  });
});
