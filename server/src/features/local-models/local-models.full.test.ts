import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { LocalModel } from '@folio/contract/local-models';
import { writeTinyModel } from '@folio/engine/models/testing/tiny-gguf';
import { writeTinyWhisper } from '@folio/engine/models/testing/tiny-whisper';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let host: Server;
let folder: string;
let gguf: Buffer;
let whisper: Buffer;

const recording = fileURLToPath(new URL('../../../../engine/src/models/local/fixtures/spoken.m4a', import.meta.url));

/** The host's responses to the next requests. */
let manifest: (file: string) => unknown;
let send: (response: ServerResponse, bytes: Buffer, status: number) => void;
const ranges: (string | undefined)[] = [];
const sockets = new Set<ServerResponse>();

const models = ['whole.gguf', 'paused.gguf', 'broken.gguf', 'unsummed.gguf', 'gone.gguf', 'listener.bin'].map((file) => {
  const [id = ''] = file.split('.');
  return { id, name: `Tiny ${id}`, licence: 'Apache-2.0', repository: 'tiny/models', file, recommended: id === 'whole' };
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-local-models-'));
  writeTinyModel(join(folder, 'tiny.gguf'));
  gguf = readFileSync(join(folder, 'tiny.gguf'));
  writeTinyWhisper(join(folder, 'tiny.bin'));
  whisper = readFileSync(join(folder, 'tiny.bin'));
  host = createServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/api/models/')) {
      const listed = models.map(({ file }) => manifest(file)).filter((entry) => entry !== null);
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listed));
    }
    // As hubs do: the name leads to a store.
    if (url.includes('/resolve/main/'))
      return void response.writeHead(302, { location: `/store/${url.split('/').at(-1)}` }).end();
    const { range } = request.headers;
    ranges.push(range);
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    sockets.add(response);
    const bytes = url.endsWith('.bin') ? whisper : gguf;
    return send(response, bytes.subarray(from), from > 0 ? 206 : 200);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'list.json'), JSON.stringify(models));
  product = await startTestProduct({
    FETCH_ALLOW: address,
    MODEL_HOST: `http://${address}`,
    LOCAL_MODEL_LIST: join(folder, 'list.json'),
  });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
});
beforeEach(() => {
  manifest = (path) => {
    const bytes = path.endsWith('.bin') ? whisper : gguf;
    return { path, size: bytes.length, lfs: { oid: createHash('sha256').update(bytes).digest('hex'), size: bytes.length } };
  };
  send = (response, bytes, status) => void response.writeHead(status).end(bytes);
  ranges.length = 0;
});
afterAll(async () => {
  await product.stop();
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (action: 'download' | 'pause', id: string) => staff.send('POST', `/admin/models/local/${action}`, { model_id: id });
const find = async (id: string) =>
  ((await staff.get('/admin/models/local/show')).body.local_models as LocalModel[]).find((one) => one.id === id) as LocalModel;
const until = (id: string, state: LocalModel['state']) =>
  vi.waitFor(
    async () => {
      const model = await find(id);
      expect(model.state, model.problem ?? '').toBe(state);
      return model;
    },
    { timeout: 30_000, interval: 100 },
  );

it('downloads, checks, loads and connects a model; chosen, it writes', async () => {
  // The host's manifest says its size before anything is downloaded.
  const memory = gguf.length + 700 * 1024 * 1024;
  // The first call does not wait long for the host.
  await vi.waitFor(
    async () =>
      expect(await find('whole')).toMatchObject({
        state: 'available',
        size: gguf.length,
        memory,
        missing_memory: 0,
        minutes: 2,
        good_for: 'short',
        licence: 'Apache-2.0',
      }),
    { timeout: 20_000, interval: 200 },
  );
  expect((await ask('download', 'whole')).status).toBe(200);
  const ready = await until('whole', 'ready');
  expect(ready).toMatchObject({ size: gguf.length, done: gguf.length, memory, problem: null });
  expect((await ask('download', 'whole')).status).toBe(409);
  const shown = (await staff.get('/admin/models/show')).body.connections as { id: number; models: string[]; state: string }[];
  const connection = shown.find(({ id }) => id === ready.connection_id);
  expect(connection).toMatchObject({ models: ['Tiny whole'], state: 'ok' });
  const chosen = { capability: 'text', connection_id: ready.connection_id, model: 'Tiny whole' };
  expect((await staff.send('POST', '/admin/models/choose', chosen)).status).toBe(200);
  expect((await staff.send('POST', '/admin/models/test', { connection_id: ready.connection_id })).body.connection).toMatchObject({
    state: 'ok',
  });
  await staff.send('POST', '/admin/models/choose', { capability: 'text', connection_id: null, model: null });
});

it('pauses where it is, and continues there', async () => {
  // Half of it, and then nothing until someone asks again.
  send = (response, bytes) =>
    void response.writeHead(200, { 'content-length': String(bytes.length) }).write(bytes.subarray(0, bytes.length / 2));
  await ask('download', 'paused');
  await vi.waitFor(async () => expect((await find('paused')).done).toBeGreaterThan(0), { timeout: 20_000 });
  expect((await ask('pause', 'paused')).status).toBe(200);
  expect((await ask('pause', 'paused')).status).toBe(409);
  for (const response of sockets) response.destroy();
  expect((await find('paused')).state).toBe('paused');
  const part = join(product.kernel.config.dataDir, 'models', 'paused.gguf.part');
  await vi.waitFor(() => expect(existsSync(part) && readFileSync(part).length).toBeGreaterThan(0), { timeout: 15_000 });
  send = (response, bytes, status) => void response.writeHead(status).end(bytes);
  ranges.length = 0;
  await ask('download', 'paused');
  await until('paused', 'ready');
  expect(ranges).toEqual([`bytes=${Math.floor(gguf.length / 2)}-`]);
  expect(existsSync(part)).toBe(false);
});

it('recommends one model, and says how much memory this server has', async () => {
  const { body } = await staff.get('/admin/models/local/show');
  expect(body).toMatchObject({ recommended_id: 'whole', assumed_speed: 50_000_000 });
  const { memory, total_memory: total } = body as { memory: number; total_memory: number };
  expect([memory > 0, total >= memory]).toEqual([true, true]);
});

it('writes for the platform once it is ready, if that was asked for and nothing else writes', async () => {
  const textModel = async () =>
    ((await staff.get('/admin/models/show')).body.choices as { capability: string; model: string | null }[]).find(
      ({ capability }) => capability === 'text',
    )?.model;
  const again = async (use: boolean) => {
    await staff.send('DELETE', '/admin/models/local/delete', { model_id: 'paused' });
    await staff.send('POST', '/admin/models/local/download', { model_id: 'paused', use });
    await until('paused', 'ready');
  };
  expect(await textModel()).toBeNull();
  await again(false);
  expect(await textModel()).toBeNull();
  await again(true);
  expect(await textModel()).toBe('Tiny paused');
  const [entry] = await product.sql<{ user_id: number }>(
    "select user_id from audit_entries where action = 'platform_model.chosen' order by id desc limit 1",
  );
  expect(entry?.user_id).toBe(staff.id);
  await staff.send('POST', '/admin/models/choose', { capability: 'text', connection_id: null, model: null });
});

describe('what is refused', () => {
  it('a file that is not what its host describes is removed', async () => {
    manifest = (path) => ({ path, lfs: { oid: 'a'.repeat(64), size: gguf.length } });
    await ask('download', 'broken');
    expect((await until('broken', 'failed')).problem).toContain('broken.gguf');
    expect(existsSync(join(product.kernel.config.dataDir, 'models', 'broken.gguf.part'))).toBe(false);
  });

  it('a file without a sum is not downloaded at all', async () => {
    manifest = (path) => ({ path, size: gguf.length });
    await ask('download', 'unsummed');
    expect((await until('unsummed', 'failed')).problem).toBe('Not downloaded: the host provides no checksum for unsummed.gguf');
    expect(ranges).toEqual([]);
  });

  it('a file that is not there any more', async () => {
    manifest = () => null;
    await ask('download', 'gone');
    expect((await until('gone', 'failed')).problem).toContain('gone.gguf');
  });

  it('everybody but staff, and models that the list does not offer', async () => {
    for (const [method, path] of [
      ['POST', 'download'],
      ['POST', 'pause'],
      ['DELETE', 'delete'],
    ] as const)
      expect((await owner.send(method, `/admin/models/local/${path}`, { model_id: 'whole' })).status).toBe(403);
    expect((await owner.get('/admin/models/local/show')).status).toBe(403);
    expect((await ask('download', '../../etc/passwd')).status).toBe(404);
  });
});

it('brings one that listens: a recording that waited for it is transcribed automatically', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ tool: 'speech_to_text', field: 'audio' })) form.append(name, value);
  form.append('file', new File([new Uint8Array(readFileSync(recording))], 'spoken.m4a'));
  const uploaded = await staff.send('POST', '/services/orders/upload', form);
  const fields = { audio: [(uploaded.body.asset as { id: number }).id], language: 'en' };
  const placed = await staff.send('POST', '/services/orders/create', { tool: 'speech_to_text', fields });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const { order_details: details } = placed.body.order as { order_details: { id: number }[] };
  const untilOrderIs = (status: string) =>
    vi.waitFor(
      async () => {
        const query = { action: 'retrieve-html', order_detail_id: details[0]?.id };
        const [shown] = (await staff.get('/services/orders/show', query)).body.orders as DocumentDetail[];
        expect([shown?.status, status === 'accepted' ? shown?.reason : null]).toEqual([status, null]);
        // Of nothing but a file, it is called by the file.
        expect(shown?.title).toBe('spoken');
        return shown;
      },
      { timeout: 40_000, interval: 200 },
    );
  await untilOrderIs('onHold');
  await ask('download', 'listener');
  const ready = await until('listener', 'ready');
  expect(ready).toMatchObject({ capability: 'transcription', size: whisper.length });
  const choose = (capability: string) =>
    staff.send('POST', '/admin/models/choose', { capability, connection_id: ready.connection_id, model: ready.name });
  expect((await choose('text')).status).toBe(422);
  expect((await choose('transcription')).status).toBe(200);
  expect((await untilOrderIs('accepted'))?.engine).toMatchObject({ provider: 'local-whisper', model: 'Tiny listener' });
});

it('goes with its file and its connection', async () => {
  const { connection_id: id } = await find('whole');
  expect((await staff.send('DELETE', '/admin/models/local/delete', { model_id: 'whole' })).status).toBe(200);
  expect(await find('whole')).toMatchObject({ state: 'available', connection_id: null });
  expect(existsSync(join(product.kernel.config.dataDir, 'models', 'whole.gguf'))).toBe(false);
  const { connections } = (await staff.get('/admin/models/show')).body as { connections: { id: number }[] };
  expect(connections.map((one) => one.id)).not.toContain(id);
});
