// Connecting a provider: its key is tested, its models are listed, and nothing is saved before the chosen one has answered.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let host: Server;
let baseUrl = '';

type Reply = (response: ServerResponse, request: IncomingMessage) => unknown;

/** Behavior of the provider for the model list and for a test message. */
let list: Reply;
let word: Reply;
let asked: { url: string; key: string | undefined }[] = [];

const json =
  (data: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
const listOf = (...ids: string[]) => json({ object: 'list', data: ids.map((id) => ({ id })) });
const completion = json({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'house-large',
  choices: [{ index: 0, message: { role: 'assistant', content: 'OK' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
});

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: request.headers.authorization });
    return void (request.url?.endsWith('/models') ? list(response, request) : word(response, request));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/v1`;
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
});
beforeEach(() => {
  list = listOf('text-embedding-3', 'house-small', 'house-large');
  word = completion;
  asked = [];
});
afterEach(() => product.sql('delete from model_connections'));
afterAll(async () => {
  await product.stop();
  host.closeAllConnections();
  host.close();
});

const access = () => ({ provider: 'openai-compatible', base_url: baseUrl, api_key: 'sk-secret-key-0001' });
const tryIt = (more: object = {}) => staff.send('POST', '/admin/models/try', { ...access(), ...more });
const connect = (more: object = {}) => staff.send('PUT', '/admin/models/connect', { ...access(), model: 'house-large', ...more });
const saved = async () =>
  (await product.sql<{ count: number }>('select count(*)::int as count from model_connections'))[0]?.count;

describe('the key', () => {
  it('is tested by the list of models, those that write first; nothing is kept', async () => {
    const { status, body } = await tryIt();
    expect([status, body.models, body.total]).toEqual([200, ['house-large', 'house-small', 'text-embedding-3'], 3]);
    expect(asked).toEqual([{ url: '/v1/models', key: 'Bearer sk-secret-key-0001' }]);
    expect(await saved()).toBe(0);
  });

  it('that is refused says what the provider returned, on one line and without the key', async () => {
    list = json({ error: { message: 'Incorrect API key\nprovided: sk-secret-key-0001.' } }, 401);
    const { status, body } = await tryIt();
    expect([status, body.code]).toEqual([409, 'MODEL_TEST_FAILED']);
    expect(body.message).toBe(
      'The model provider rejected the API key. Ask a platform administrator to check the connection. It returned: HTTP 401: Incorrect API key provided: …. Nothing was saved.',
    );
  });

  it('is not asked for by a server that takes none', async () => {
    expect((await tryIt({ api_key: null })).status).toBe(200);
    expect(asked[0]?.key).toBeUndefined();
  });

  it('and the URL are needed where the provider needs them', async () => {
    expect(Object.keys((await tryIt({ provider: 'anthropic', base_url: null, api_key: '' })).body.errors ?? {})).toEqual([
      'api_key',
    ]);
    expect(Object.keys((await tryIt({ base_url: '' })).body.errors ?? {})).toEqual(['base_url']);
    expect(Object.keys((await tryIt({ base_url: 'ftp://host' })).body.errors ?? {})).toEqual(['base_url']);
    expect((await tryIt({ provider: 'local-gguf' })).status).toBe(422);
    expect(asked).toEqual([]);
  });
});

describe('a hostile provider', () => {
  it('with thousands of models is cut to 200 names, without those that are too long', async () => {
    list = listOf('x'.repeat(500), ' ', ...Array.from({ length: 5000 }, (_, index) => `model-${index}`));
    const { body } = await tryIt();
    expect([(body.models as string[]).length, body.total]).toEqual([200, 5000]);
  });

  it('that writes without end is cut off', async () => {
    list = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        if (response.destroyed) return;
        if (response.write('{"data":"'.padEnd(65_536, 'x'))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    };
    const { status, body } = await tryIt();
    expect([status, body.code]).toEqual([409, 'MODEL_TEST_FAILED']);
    expect(body.message).toContain('exceeded the limit and was stopped');
  });

  it('that sends a page says so, and nothing of the page', async () => {
    list = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html><script>alert(1)</script></html>');
    const { status, body } = await tryIt();
    expect(status).toBe(409);
    expect(body.message).toContain('It returned: HTTP 200: HTML.');
    expect(body.message).not.toContain('script');
  });

  it('that redirects is not followed with the key', async () => {
    list = (response) => response.writeHead(302, { location: 'http://elsewhere.example/v1/models' }).end();
    const { status, body } = await tryIt();
    expect(status).toBe(409);
    expect(body.message).toContain('It returned: HTTP 302: elsewhere.example.');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['{"data":{"id":"a"}}', null],
    ['{"data":[1,null,{"id":7},{"id":"a"}]}', ['a']],
    ['{"data":[]}', null],
    ['[]', null],
    ['null', null],
  ])('that lists %s leads to a typed name or what can be read', async (body, models) => {
    list = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const answer = await tryIt();
    expect([answer.status, answer.body.models]).toEqual([200, models]);
  });

  it('that is not there, or breaks off', async () => {
    expect((await tryIt({ base_url: 'http://127.0.0.1:9/v1' })).body.code).toBe('MODEL_TEST_FAILED');
    list = (response) => response.destroy();
    expect((await tryIt()).status).toBe(409);
  });
});

describe('a model', () => {
  it('that answers is saved with the list, sealed, and writes if none did', async () => {
    const { status, body } = await connect();
    expect([status, body.is_chosen]).toEqual([200, true]);
    expect(body.connection).toMatchObject({
      provider: 'openai-compatible',
      key_ending: '0001',
      state: 'ok',
      models: ['house-large', 'house-small', 'text-embedding-3'],
    });
    expect(asked.map(({ url }) => url)).toEqual(['/v1/chat/completions', '/v1/models']);
    const [row] = await product.sql<{ api_key_sealed: string }>('select api_key_sealed from model_connections');
    expect(row?.api_key_sealed).not.toContain('secret');
    const { choices } = (await staff.get('/admin/models/show')).body as { choices: { capability: string; model: string }[] };
    expect(choices.find(({ capability }) => capability === 'text')?.model).toBe('house-large');
    // The next one waits to be chosen.
    expect((await connect({ model: 'house-small' })).body.is_chosen).toBe(false);
  });

  it('that does not answer is not saved, and says why', async () => {
    word = json({ error: { message: 'The model `house-large` does not exist' } }, 404);
    const { status, body } = await connect();
    expect([status, body.code]).toEqual([409, 'MODEL_TEST_FAILED']);
    expect(body.message).toContain('HTTP 404');
    expect(await saved()).toBe(0);
  });

  it('is typed where the provider has no list, and tested like any other', async () => {
    list = json({ error: 'not found' }, 404);
    expect((await tryIt()).body).toMatchObject({ models: null, total: 0 });
    expect((await connect({ model: 'typed' })).body.connection).toMatchObject({ models: ['typed'] });
  });

  it('is connected once under one key of idempotency', async () => {
    const headers = { 'idempotency-key': 'connect-once' };
    const body = { ...access(), model: 'house-large' };
    const [one, other] = await Promise.all([
      staff.send('PUT', '/admin/models/connect', body, headers),
      staff.send('PUT', '/admin/models/connect', body, headers),
    ]);
    expect([one.status, other.status, await saved()]).toEqual([200, 200, 1]);
  });

  it('is connected by staff alone', async () => {
    for (const [method, path] of [
      ['POST', '/admin/models/try'],
      ['PUT', '/admin/models/connect'],
    ] as const)
      expect((await owner.send(method, path, { ...access(), model: 'house-large' })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('is noted for the auditors, without the key', async () => {
    await connect();
    const entries = await product.sql<{ action: string; details: object }>(
      "select action, details from audit_entries where action in ('model_connection.created', 'platform_model.chosen') order by id desc limit 2",
    );
    expect(entries.map(({ action }) => action)).toEqual(['platform_model.chosen', 'model_connection.created']);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });
});
