import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildDocument, buildTeam } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

interface Source {
  id: number;
  name: string;
  state: string;
  problem: string | null;
  language: string | null;
  words: number | null;
  tags: string[];
  text?: string | null;
  documents_count: number;
  documents?: { order_detail_id: number; title: string }[];
  workspaces: { id: number; name: string }[];
  can: { edit: boolean };
}

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
let site: Server;
let address: string;
let pageStatus = 200;
let pageText = 'Trail shoes grip on wet stone because their outsole is soft.';

const path = '/features/additional-source';

beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(pageStatus, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<html lang="en"><title>Grip guide</title><article><h1>Grip guide</h1><p>${pageText}</p></article></html>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}`;
  product = await startTestProduct({ FETCH_ALLOW: host });
  ({ owner, stranger, manager, plain, workspaceId } = await buildTeam(product));
});
afterAll(async () => {
  await product.stop();
  site.close();
});

function form(fields: Record<string, string | File | string[]>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const one of value) body.append(`${name}[]`, one);
    else body.append(name, value);
  }
  return body;
}
const file = (text: string, name = 'größen.txt') => new File([text], name, { type: 'text/plain' });

async function create(caller: TestCaller, fields: Record<string, string | File | string[]>): Promise<Source> {
  const { status, body } = await caller.send('PUT', `${path}/create`, form(fields));
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.additional_source as Source;
}
async function show(caller: TestCaller, id: number): Promise<Source | undefined> {
  return ((await caller.get(`${path}/show`, { id })).body.additional_sources as Source[] | undefined)?.[0];
}
const names = async (caller: TestCaller, query: Record<string, string | number> = {}) =>
  ((await caller.get(`${path}/show`, query)).body.additional_sources as Source[]).map((one) => one.name);
/** Waits for the job to have read the source. */
const settled = (caller: TestCaller, id: number) =>
  vi.waitFor(
    async () => {
      const source = await show(caller, id);
      if (!source || source.state === 'queued') throw new Error('Still queued');
      return source;
    },
    { timeout: 20_000, interval: 50 },
  );
const errorsOf = async (caller: TestCaller, body: unknown) => {
  const answer = await caller.send('PUT', `${path}/create`, body);
  return [answer.status, answer.body.errors];
};

it('reads a file with umlauts, detects its language and indexes it', async () => {
  const text = 'Die Größe fällt groß aus.\n\nÜber nassen Fels trägt die weiche Sohle sicher und zuverlässig.';
  const made = await create(manager, { name: 'Größentabelle', type: 'file', file: file(text), tags: ['Schuhe', 'Größe'] });
  expect(made).toMatchObject({ name: 'Größentabelle', state: 'queued', tags: ['Größe', 'Schuhe'] });
  const read = await settled(manager, made.id);
  expect(read).toMatchObject({ state: 'ready', language: 'de', text, words: 15, documents_count: 0 });
  const { body } = await manager.get(`${path}/search`, { query: 'nasser Felsen' });
  expect((body.passages as { name: string }[])[0]).toMatchObject({ additional_source_id: made.id, name: 'Größentabelle' });
  expect((await manager.get(`${path}/show`)).body.tags).toEqual(['Größe', 'Schuhe']);
});

it('names every fault at its field in the words of the specification', async () => {
  expect(await errorsOf(manager, { type: 'file' })).toEqual([
    422,
    { name: ['Enter a name for the source is mandatory'], file: ['Upload file is mandatory'] },
  ]);
  expect(await errorsOf(manager, { type: 'url', name: ' ' })).toEqual([
    422,
    { name: ['Enter a name for the source is mandatory'], url: ['Enter a source URL is mandatory'] },
  ]);
  const [, invalid] = await errorsOf(manager, { type: 'url', name: 'x', url: 'ftp://example.com' });
  expect((invalid as { url: string[] }).url[0]).toMatch(/^Please insert a valid url \(example: /);
  const big = file('x'.repeat(10 * 1024 * 1024 + 1), 'big.txt');
  expect(await errorsOf(manager, form({ name: 'Big', type: 'file', file: big }))).toEqual([
    413,
    { file: ['big.txt is larger than 10 MB'] },
  ]);
  expect(await errorsOf(manager, form({ name: 'Tool', type: 'file', file: file('x', 'tool.exe') }))).toEqual([
    415,
    { file: ['tool.exe has an unsupported file type'] },
  ]);
});

it('refuses an address that is a source of the place already, also when asked twice at once', async () => {
  const page = { name: 'Grip', type: 'url', url: `${address}/twice` };
  const answers = await Promise.all([1, 2, 3].map(() => manager.send('PUT', `${path}/create`, page)));
  expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect(await errorsOf(manager, { ...page, url: `${address}/twice/` })).toEqual([422, { url: ['URL already inserted'] }]);
  expect((await owner.send('PUT', `${path}/create`, page)).status).toBe(200);
});

it('keeps the old text where a page cannot be read again, and says so', async () => {
  const made = await create(manager, { name: 'Guide', type: 'url', url: `${address}/guide` });
  expect(await settled(manager, made.id)).toMatchObject({ name: 'Guide', state: 'ready' });
  pageStatus = 404;
  await manager.send('POST', `${path}/refresh`, { id: made.id });
  const failed = await settled(manager, made.id);
  expect(failed).toMatchObject({ state: 'failed', problem: 'The page 127.0.0.1/guide (404) does not exist' });
  expect(failed.text).toContain('soft');
  pageStatus = 200;
  pageText = 'Trail shoes grip because of their siped lugs.';
  await manager.send('POST', `${path}/refresh`, { id: made.id });
  const repeated = await settled(manager, made.id);
  expect([repeated.state, repeated.problem]).toEqual(['ready', null]);
  expect(repeated.text).toContain('siped');
  const { body } = await manager.get(`${path}/search`, { query: 'siped lugs', 'additional_source_ids[]': made.id });
  expect(body.passages).toHaveLength(1);
});

it('fails for an address inside the house, in the reader’s language', async () => {
  const made = await create(manager, { name: 'Inside', type: 'url', url: 'http://169.254.169.254/latest' });
  expect(await settled(manager, made.id)).toMatchObject({
    state: 'failed',
    problem: 'The URL 169.254.169.254 is not public',
    text: null,
  });
});

it('is seen by its giver, by members where it is toggled on, and by owners', async () => {
  const mine = await create(manager, { name: 'Mine alone', type: 'file', file: file('One.') });
  const ours = await create(manager, { name: 'Ours', type: 'file', file: file('Two.'), workspace_id: String(workspaceId) });
  expect(ours.workspaces).toEqual([{ id: workspaceId, name: 'Newsroom' }]);
  expect(await names(plain)).toEqual([]);
  expect(await names(plain, { workspace_id: workspaceId })).toEqual(['Ours']);
  expect(await names(owner, { all: 1, search: 'mine', per_page: 5 })).toEqual(['Mine alone']);
  expect((await plain.get(`${path}/show`, { all: 1 })).status).toBe(403);
  expect((await stranger.get(`${path}/show`, { workspace_id: workspaceId })).status).toBe(404);
  expect((await plain.get(`${path}/show`, { id: mine.id })).status).toBe(404);
  expect((await show(plain, ours.id))?.can).toEqual({ edit: false, delete: false, refresh: false });
  expect((await plain.send('POST', `${path}/edit`, { id: ours.id, name: 'Theirs' })).status).toBe(403);
  expect((await stranger.send('DELETE', `${path}/delete`, { id: ours.id })).status).toBe(404);
  expect((await plain.get(`${path}/search`, { query: 'one', 'additional_source_ids[]': mine.id })).status).toBe(404);
  await product.sql(`update users set force_control_panel = true where id = $1`, [plain.id]);
  expect((await plain.send('PUT', `${path}/create`, { name: 'x', type: 'url', url: `${address}/x` })).status).toBe(403);
});

it('names a source that was given with an order, and says which documents used it', async () => {
  const { sourceId, detailId } = await buildDocument(product, manager, { title: 'Uses it' });
  expect(await names(manager, { search: 'notes' })).toEqual([]);
  expect((await owner.send('PUT', `${path}/create`, { id: sourceId, name: 'Stolen', type: 'file' })).status).toBe(404);
  const { body } = await manager.send('PUT', `${path}/create`, { id: sourceId, name: 'Field notes', type: 'file' });
  expect(body.additional_source).toMatchObject({ name: 'Field notes', state: 'ready', documents_count: 1 });
  expect((await show(manager, sourceId))?.documents).toEqual([{ order_detail_id: detailId, title: 'Uses it' }]);
  expect((await show(owner, sourceId))?.documents).toEqual([]);
  const found = await manager.get(`${path}/search`, { query: 'grip' });
  expect((found.body.passages as { name: string }[]).map((one) => one.name)).toContain('Field notes');
});

it('changes name and tags, filters by them, and notes every act', async () => {
  const made = await create(manager, { name: 'Before', type: 'file', file: file('Three.') });
  const edit = { id: made.id, name: 'After', tags: ['only-here', 'only-here'] };
  expect((await manager.send('POST', `${path}/edit`, edit)).body.additional_source).toMatchObject({ tags: ['only-here'] });
  expect(await names(manager, { tag: 'only-here' })).toEqual(['After']);
  const unnamed = await manager.send('POST', `${path}/edit`, { id: made.id, name: ' ' });
  expect(unnamed.body.errors).toEqual({ name: ['Enter a name for the source is mandatory'] });
  const { body } = await owner.get('/admin/audit', { search: 'After', per_page: 5 });
  expect((body.entries as { text: string }[]).map((one) => one.text)).toEqual(['Changed the source After']);
});

it('goes with its file, its passages and its mentions, while documents keep their texts', async () => {
  const made = await create(manager, { name: 'Gone', type: 'file', file: file('Four.'), workspace_id: String(workspaceId) });
  await settled(manager, made.id);
  await product.sql('update workspaces set default_source_ids = array[$1::int]', [made.id]);
  const [kept] = await product.sql<{ storage_key: string }>('select storage_key from additional_sources where id = $1', [
    made.id,
  ]);
  expect((await manager.send('DELETE', `${path}/delete`, { id: made.id })).status).toBe(200);
  expect(await product.sql('select 1 from source_passages where additional_source_id = $1', [made.id])).toEqual([]);
  expect(await product.sql('select 1 from workspace_sources where additional_source_id = $1', [made.id])).toEqual([]);
  expect(await product.sql('select 1 from workspaces where default_source_ids <> $1', ['{}'])).toEqual([]);
  await expect(product.kernel.storage.read(kept?.storage_key ?? '')).rejects.toThrow('Cannot read file');
  expect((await manager.get(`${path}/show`, { id: made.id })).status).toBe(404);
});

it('finds passages by word forms, by beginnings of words and despite a slip of the pen', async () => {
  const text = `# Soles\n\nVibram outsoles hold on granite.\n\n# Care\n\nWash the uppers by hand and dry them in the shade.`;
  const { id } = await create(owner, { name: 'Care', type: 'file', file: file(text, 'care.md') });
  await settled(owner, id);
  const find = async (query: string) =>
    ((await owner.get(`${path}/search`, { query, 'additional_source_ids[]': id })).body.passages as { heading: string }[]).map(
      (one) => one.heading,
    );
  expect(await find('drying')).toEqual(['Care']);
  expect(await find('how do I wash my shoes')).toEqual(['Care']);
  expect(await find('gran')).toEqual(['Soles']);
  expect(await find('vibran')).toEqual(['Soles']);
  expect(await find('"outsoles dry"')).toEqual([]);
  expect(await find('& | ! :* \' " ( <->')).toEqual([]);
  expect(await find('wash\u0000')).toEqual(['Care']);
});
