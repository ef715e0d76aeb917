// Beside a real server of OpenAI's protocol: llama.cpp's `llama-server`, a program from elsewhere, with the tiny generated model. What the
// model writes is nonsense; that it arrives by its schema, streamed and counted, is not. Run by `npm test outside`.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '@folio/catalogue/catalogue';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { writeTinyModel } from '@folio/engine/models/testing/tiny-gguf';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ask, balanceOf, begin } from '../../testing/chat-calls.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const key = 'the-key-of-the-house';
const folder = mkdtempSync(join(tmpdir(), 'folio-llama-'));
let product: TestProduct;
let staff: TestCaller;
let server: { baseUrl: string; program: ChildProcess };

/** The server with a model that holds this many tokens, which are bytes: a question with its rules has 3,000 to 6,000. */
async function startServer(contextLength: number) {
  const port = await findFreePort();
  const file = join(folder, `tiny-${contextLength}.gguf`);
  writeTinyModel(file, contextLength);
  const words = ['-m', file, '-a', 'tiny', '-c', `${contextLength}`, '--parallel', '1', '--api-key', key, '--seed', '7'];
  const listenOn = ['--host', '127.0.0.1', '--port', `${port}`];
  const program = spawn(process.env['LLAMA_SERVER_PATH'] ?? 'llama-server', [...words, ...listenOn], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/health`)).status).toBe(200), { timeout: 30_000, interval: 100 });
  return { baseUrl: `${address}/v1`, program };
}

/** Connects the server as staff would, and presses *Test*. */
async function connect(baseUrl: string, apiKey: string) {
  const fields = { name: 'House', provider: 'openai-compatible', base_url: baseUrl, api_key: apiKey, models: [] };
  const { connection } = (await staff.send('PUT', '/admin/models/create', fields)).body as { connection: { id: number } };
  const tried = await staff.send('POST', '/admin/models/test', { connection_id: connection.id });
  return tried.body.connection as { id: number; state: string; problem: string | null; models: string[] };
}

const choose = (id: number) =>
  staff.send('POST', '/admin/models/choose', { capability: 'text', connection_id: id, model: 'tiny' });

/** Orders a tool's worked example and waits until its document is made, or is not. */
async function order(slug: string): Promise<DocumentDetail> {
  const placed = await staff.send('POST', '/services/orders/create', { tool: slug, fields: findTool(slug)?.example });
  const { order_details: details } = placed.body.order as { order_details: { id: number }[] };
  const query = { action: 'retrieve-html', order_detail_id: details[0]?.id };
  return vi.waitFor(
    async () => {
      const [shown] = (await staff.get('/services/orders/show', query)).body.orders as DocumentDetail[];
      if (!shown || !['accepted', 'failed'].includes(shown.status)) throw new Error(`It is ${shown?.status ?? 'not there'}`);
      return shown;
    },
    { timeout: 90_000, interval: 200 },
  );
}

const lastCalls = (count: number) =>
  product.sql<{ outcome: string; input_tokens: number; output_tokens: number }>(
    'select outcome, input_tokens, output_tokens from model_calls order by id desc limit $1',
    [count],
  );

beforeAll(async () => {
  server = await startServer(32_768);
  product = await startTestProduct();
  staff = await product.register('Staff Person');
});
afterAll(async () => {
  server.program.kill();
  await product.stop();
  rmSync(folder, { recursive: true });
});

it('says that a key is wrong, and lists the server’s models with the right one', async () => {
  expect(await connect(server.baseUrl, 'another-key')).toMatchObject({
    state: 'failing',
    problem: expect.stringContaining('rejected the API key'),
    models: [],
  });
  const connected = await connect(server.baseUrl, key);
  expect(connected).toMatchObject({ state: 'ok', problem: null, models: ['tiny'] });
  expect((await choose(connected.id)).status).toBe(200);
});

it('an ordered document is written by its schema, its tokens are counted', async () => {
  const document = await order('job_posting');
  expect(document).toMatchObject({ status: 'accepted', engine: { provider: 'openai-compatible', model: 'tiny' } });
  expect(document.content?.html).toMatch(/<h1[^>]*>.+<\/h1>.*<h2[^>]*>About us<\/h2>/s);
  const [call] = await lastCalls(1);
  expect(call).toMatchObject({ outcome: 'ok' });
  expect(call?.input_tokens).toBeGreaterThan(3000);
  expect(call?.output_tokens).toBeGreaterThan(50);
});

it('what misses its limits is asked for once more, then fails and gives the credits back', async () => {
  const before = await balanceOf(product, staff);
  expect(await order('bullet_point_generator')).toMatchObject({
    status: 'failed',
    reason: 'The connected model returned no usable answer, even after a retry',
  });
  expect((await lastCalls(2)).map(({ outcome }) => outcome)).toEqual(['invalid_reply', 'invalid_reply']);
  expect(await balanceOf(product, staff)).toEqual(before);
});

it('a conversation is answered as the text comes', async () => {
  const events = await ask(staff, await begin(staff), { text: 'Give me three angles for a newsletter.' });
  expect(events.at(-1)).toMatchObject({
    type: 'ended',
    message: { state: 'done', text: expect.stringMatching(/./), engine: { kind: 'model', model: 'tiny' } },
  });
});

it('a question too long for the model’s context fails in words, not after retries', async () => {
  const small = await startServer(2048);
  try {
    await choose((await connect(small.baseUrl, key)).id);
    const before = await balanceOf(product, staff);
    expect((await order('job_posting')).reason).toMatch(/^The input is too long for the connected model/);
    expect(await balanceOf(product, staff)).toEqual(before);
  } finally {
    small.program.kill();
  }
});

it('a server that is gone is a clear failure after a few tries, with the credits back', async () => {
  const before = await balanceOf(product, staff);
  expect(await order('job_posting')).toMatchObject({ status: 'failed', reason: 'Can’t reach the connected model' });
  expect(await balanceOf(product, staff)).toEqual(before);
});
