import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildDocument, buildTeam, buildVoice } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

interface Publication {
  id: number;
  state: string;
  remote_url: string | null;
  problem: string | null;
}
interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Post {
  id: number;
  slug: string;
  status: string;
  title: string;
  content: string;
}

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let site: Server;
let address: string;
let workspaceId: number;

/** A website as WordPress would behave: posts by id, found by slug, made with a password. */
let asked: Asked[] = [];
let posts: Post[] = [];
/** Answers before the site does; true when it took the question. */
let disturb: (question: Asked, response: ServerResponse) => boolean = () => false;
const password = 'abcd efgh ijkl';
const authorization = `Basic ${Buffer.from('marta:abcdefghijkl').toString('base64')}`;

function answer(question: Asked, response: ServerResponse): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const { pathname, searchParams } = new URL(question.url, address);
  if (pathname === '/hook') return void json(200, { id: 'remote-7', url: `${address}/shoes` });
  if (question.headers.authorization !== authorization) return void json(401, { code: 'incorrect_password' });
  if (pathname.endsWith('/users/me')) return void json(200, { id: 1, capabilities: { edit_posts: true, publish_posts: true } });
  const show = (post: Post) => ({ id: post.id, status: post.status, link: `${address}/${post.slug}` });
  const asking = posts.find((post) => post.id === Number(/posts\/(\d+)$/.exec(pathname)?.[1]));
  if (question.method === 'GET' && asking) return void json(200, show(asking));
  if (question.method === 'GET') return void json(200, posts.filter((post) => post.slug === searchParams.get('slug')).map(show));
  const given = JSON.parse(question.body) as Partial<Post>;
  const id = Number(/posts\/(\d+)$/.exec(pathname)?.[1]);
  if (Number.isNaN(id)) posts.push({ id: posts.length + 11, slug: '', status: 'draft', title: '', content: '', ...given });
  const post = Number.isNaN(id) ? posts.at(-1) : posts.find((one) => one.id === id);
  if (!post) return void json(404, { code: 'rest_post_invalid_id' });
  Object.assign(post, given);
  json(200, show(post));
}

beforeAll(async () => {
  site = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const question = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      // A published post is read as a page of the website afterwards.
      if (question.method === 'GET' && !/wp-json|rest_route/.test(question.url)) return void response.writeHead(404).end();
      asked.push(question);
      if (!disturb(question, response)) answer(question, response);
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}`;
  product = await startTestProduct({ FETCH_ALLOW: host });
  ({ owner, stranger, manager, plain, workspaceId } = await buildTeam(product));
});
beforeEach(() => {
  [asked, posts, disturb] = [[], [], () => false];
});
afterAll(async () => {
  await product.stop();
  site.closeAllConnections();
  site.close();
});

const fields = (more: Record<string, unknown> = {}) => ({
  name: 'Shoe blog',
  url: address,
  language: 'en',
  kind: 'wordpress',
  username: 'marta',
  secret: password,
  ...more,
});
async function create(caller: TestCaller, more: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await caller.send('PUT', '/features/websites/create', fields(more));
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body.website as { id: number }).id;
}
const publish = (caller: TestCaller, websiteId: number, detailId: number) =>
  caller.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId });
const publicationsOf = async (caller: TestCaller, detailId: number) =>
  (await caller.get('/features/websites/publications', { order_detail_id: detailId })).body.publications as Publication[];
/** Waits until nothing is on its way any more. */
const settled = (caller: TestCaller, detailId: number) =>
  vi.waitFor(
    async () => {
      const [first] = await publicationsOf(caller, detailId);
      if (!first || ['queued', 'sending'].includes(first.state)) throw new Error('Waiting');
      return first;
    },
    { timeout: 25_000, interval: 50 },
  );
async function publishAndSettle(websiteId: number, detailId: number): Promise<Publication> {
  const { status, body } = await publish(owner, websiteId, detailId);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return settled(owner, detailId);
}

it('publishes clean HTML, sees that the document changed, and updates the same post', async () => {
  const website = await create(owner, { publish_as: 'live' });
  const html =
    '<h1 data-origin="engine">Trail shoes</h1><p data-origin="engine" data-source="4">They grip.</p><p><strong>Meta title:</strong> Shoes</p>';
  const { detailId } = await buildDocument(product, owner, { html });
  await product.sql(`update order_details set content = '{"meta_description": "About grip"}' where id = $1`, [detailId]);
  expect(await publishAndSettle(website, detailId)).toMatchObject({ state: 'live', problem: null });
  expect(posts).toMatchObject([{ title: 'Trail shoes', content: '<p>They grip.</p>', status: 'publish', excerpt: 'About grip' }]);
  expect((await publicationsOf(owner, detailId))[0]?.remote_url).toBe(`${address}/${posts[0]?.slug}`);
  const save = { order_detail_id: detailId, content: { html: '<p>They hold.</p>' }, autosave: true };
  await owner.send('POST', '/services/orders/update', save);
  expect((await publicationsOf(owner, detailId))[0]?.state).toBe('outdated');
  expect(await publishAndSettle(website, detailId)).toMatchObject({ state: 'live' });
  expect(posts.map((post) => post.content)).toEqual(['<p>They hold.</p>']);
  // Text typed right after publishing belongs to a version of its own.
  await owner.send('POST', '/services/orders/update', { ...save, content: { html: '<p>They hold well.</p>' } });
  expect((await publicationsOf(owner, detailId))[0]?.state).toBe('outdated');
});

it('takes a post out of the bin when it is published again as a draft', async () => {
  const website = await create(owner);
  const { detailId } = await buildDocument(product, owner);
  await publishAndSettle(website, detailId);
  for (const post of posts) post.status = 'trash';
  expect((await publishAndSettle(website, detailId)).state).toBe('remote_draft');
  expect(posts.map((post) => post.status)).toEqual(['draft']);
});

it('makes one post although the answer to the first was lost', async () => {
  const website = await create(owner);
  const { detailId } = await buildDocument(product, owner);
  let isLost = false;
  disturb = (question, response) => {
    if (isLost || question.method !== 'POST') return false;
    isLost = true;
    posts.push({ id: 50, ...(JSON.parse(question.body) as Omit<Post, 'id'>) });
    response.destroy();
    return true;
  };
  const done = await publishAndSettle(website, detailId);
  expect(done).toMatchObject({ state: 'remote_draft', remote_url: `${address}/wp-admin/post.php?post=50&action=edit` });
  expect(posts.map((post) => post.id)).toEqual([50]);
});

it('tries again after an error of the website, and makes a post again that someone deleted', async () => {
  const website = await create(owner);
  const { detailId } = await buildDocument(product, owner);
  let failures = 0;
  disturb = (_, response) => {
    failures += 1;
    if (failures === 1) response.writeHead(500).end('oops');
    return failures === 1;
  };
  expect((await publishAndSettle(website, detailId)).state).toBe('remote_draft');
  posts = [];
  expect((await publishAndSettle(website, detailId)).state).toBe('remote_draft');
  expect(posts).toHaveLength(1);
});

it('says why a website refuses, in the reader’s language, and does not try a wrong password twice', async () => {
  const website = await create(owner, { secret: 'wrong' });
  const { detailId } = await buildDocument(product, owner);
  expect(await publishAndSettle(website, detailId)).toMatchObject({
    state: 'failed',
    problem: '127.0.0.1 rejected the username or password',
  });
  expect(asked).toHaveLength(1);
  const tested = await owner.send('POST', '/features/websites/test', { website_id: website });
  expect([tested.status, tested.body]).toEqual([
    409,
    expect.objectContaining({
      status: 'error',
      code: 'WEBSITE_TEST_FAILED',
      message: '127.0.0.1 rejected the username or password',
    }),
  ]);
  const shown = await owner.get('/features/websites/show', {});
  expect(shown.body.websites).toContainEqual(expect.objectContaining({ id: website, state: 'failing' }));
  await owner.send('POST', '/features/websites/edit', { website_id: website, secret: password });
  const repeated = await owner.send('POST', '/features/websites/test', { website_id: website });
  expect(repeated.body).toMatchObject({ message: 'Connection successful', website: { state: 'ok', problem: null } });
});

it('goes to no address inside the house, not even when sent there', async () => {
  const { detailId } = await buildDocument(product, owner);
  const moved = await create(owner, { kind: 'webhook', url: `${address}/hook` });
  const publishTo = async (location: string) => {
    disturb = (_, response) => Boolean(response.writeHead(307, { location }).end());
    return (await publishAndSettle(moved, detailId)).problem;
  };
  expect(await publishTo('http://169.254.169.254/latest')).toBe(
    'The website redirects to http://169.254.169.254/latest. Enter that URL.',
  );
  expect(await publishTo('http://127.0.0.1:5432/')).toBe('The website redirects to http://127.0.0.1:5432/. Enter that URL.');
  for (const url of ['http://127.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'http://2130706433/', 'http://192.168.1.1/hook']) {
    const inside = await create(owner, { kind: 'webhook', url });
    const { body } = await owner.send('POST', '/features/websites/test', { website_id: inside });
    expect(body.message, url).toMatch(/is not public$/);
  }
});

it('signs what a webhook gets, and names the same key when it is sent again', async () => {
  const website = await create(owner, { kind: 'webhook', url: `${address}/hook`, publish_as: 'live', username: null });
  const { detailId } = await buildDocument(product, owner);
  expect(await publishAndSettle(website, detailId)).toMatchObject({ state: 'live', remote_url: `${address}/shoes` });
  await publishAndSettle(website, detailId);
  const [first, second] = asked.map((one) => JSON.parse(one.body) as { key: string; remote_id: string | null; document: object });
  expect(first).toMatchObject({ remote_id: null, document: { id: detailId, title: 'Trail shoes', html: '<p>They grip.</p>' } });
  expect([second?.key, second?.remote_id]).toEqual([first?.key, 'remote-7']);
  const { headers, body } = asked[0] as Asked;
  const expected = createHmac('sha256', password)
    .update(`${String(headers['x-folio-timestamp'])}.${body}`)
    .digest('hex');
  expect(headers['x-folio-signature']).toBe(`sha256=${expected}`);
});

it('hands out a download, and queues a document once however often it is asked for', async () => {
  const website = await create(owner, { kind: 'download', username: null, secret: null });
  const { detailId } = await buildDocument(product, owner);
  const answers = await Promise.all([1, 2, 3].map(() => publish(owner, website, detailId)));
  expect(new Set(answers.map((one) => (one.body.publication as Publication).id)).size).toBe(1);
  const done = await settled(owner, detailId);
  expect(done.state).toBe('live');
  const file = await owner.get((done.remote_url ?? '').replace(/^\/api/, '').replace(/\?.*/, ''), {
    order_detail_id: detailId,
    format: 'html',
  });
  expect([file.status, String(file.body.text).includes('They grip.')]).toEqual([200, true]);
});

it('keeps secrets to itself, and does not send them to another host', async () => {
  const website = await create(owner);
  const texts = [
    JSON.stringify((await owner.get('/features/websites/show')).body),
    JSON.stringify((await owner.get('/admin/audit')).body),
    JSON.stringify(await product.sql('select * from websites')),
  ];
  for (const text of texts) expect(text).not.toMatch(/abcd ?efgh/);
  const edit = (more: object) => owner.send('POST', '/features/websites/edit', { website_id: website, ...more });
  expect((await edit({ url: 'https://evil.example' })).body.errors).toEqual({ secret: ['This field is required'] });
  expect((await edit({ name: 'Renamed' })).body.website).toMatchObject({ name: 'Renamed', has_secret: true });
  expect((await edit({ url: 'https://other.example', secret: 'new one' })).body.website).toMatchObject({ state: 'unknown' });
});

it('lets members publish and managers keep websites, and shows nothing to others', async () => {
  const website = await create(manager, { workspace_id: workspaceId, name: '<b>Ours</b>' });
  const { body } = await plain.get('/features/websites/show', { workspace_id: workspaceId });
  expect(body).toMatchObject({
    can: { create: false },
    websites: [{ name: '<b>Ours</b>', can: { edit: false, delete: false, publish: true } }],
  });
  expect((await plain.send('POST', '/features/websites/edit', { website_id: website, name: 'x' })).status).toBe(403);
  expect((await stranger.send('POST', '/features/websites/edit', { website_id: website, name: 'x' })).status).toBe(404);
  expect((await stranger.get('/features/websites/show', { workspace_id: workspaceId })).status).toBe(404);
  const mine = await buildDocument(product, plain);
  expect((await publish(plain, website, mine.detailId)).status).toBe(200);
  expect((await publish(manager, website, mine.detailId)).status).toBe(404);
  await settled(plain, mine.detailId);
  expect((await manager.send('DELETE', '/features/websites/delete', { website_id: website })).status).toBe(200);
  expect(await publicationsOf(plain, mine.detailId)).toEqual([]);
});

it('names what is missing at its field', async () => {
  const missing = await owner.send('PUT', '/features/websites/create', fields({ url: 'shoes', username: '', secret: null }));
  expect([missing.status, Object.keys(missing.body.errors as object)]).toEqual([422, ['url', 'username', 'secret']]);
});

it('a text that breaks a rule of its voice stays in the house until the rule is waived', async () => {
  const website = await create(owner, { kind: 'download', username: undefined, secret: undefined });
  const voice = await buildVoice(product, owner);
  await product.sql(`update brand_voices set profile = jsonb_set(profile, '{never_use}', '["cheap"]') where id = $1`, [voice]);
  const { detailId, orderId } = await buildDocument(product, owner, { html: '<h1>Bread</h1><p>It is cheap.</p>' });
  await product.sql('update orders set brand_voice_id = $2 where id = $1', [orderId, voice]);
  const refused = await publish(owner, website, detailId);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('never_use: cheap');
  expect(await publicationsOf(owner, detailId)).toEqual([]);
  const waive = { order_detail_id: detailId, rule: 'never_use: cheap', reason: 'A quote' };
  expect((await owner.send('POST', '/features/brand-voice/waive', waive)).status).toBe(200);
  expect(await publishAndSettle(website, detailId)).toMatchObject({ state: 'live', problem: null });
});
