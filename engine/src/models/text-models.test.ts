import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ModelConnection, ProviderId } from './model-connection.ts';
import { article, articleInput, articleTool, createContext } from './testing/article-tool.ts';
import { createTextModel, listProviders, listVendorModels, testConnection } from './text-models.ts';
import { writeWithModel } from './write-with-model.ts';

const remote: [ProviderId, string][] = [
  ['openai', '/v1'],
  ['anthropic', '/v1'],
  ['google', '/v1beta'],
  ['mistral', '/v1'],
  ['openai-compatible', '/v1'],
];

describe('against an independent imitation of the vendors', () => {
  const mock = new LLMock({ port: 0 });
  beforeAll(async () => {
    mock.onMessage(/Green tea/, { content: JSON.stringify(article) });
    await mock.start();
  });
  afterAll(() => mock.stop());

  it.each(remote)('%s writes', async (provider, path) => {
    const model = await createTextModel({ provider, apiKey: 'key', baseUrl: `${mock.url}${path}/`, modelId: 'gemini-2.5-flash' });
    const { context, calls } = createContext();
    const { result } = await writeWithModel(articleTool, articleInput, context, model);
    expect(result).toMatchObject({ title: 'Green tea', sections: [{ heading: 'Origin' }, { heading: 'Preparation' }] });
    expect(calls.map((call) => call.outcome)).toEqual(['ok']);
  });
});

describe('testConnection', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Starts a server with the same response for all paths except those in `known`. Records the headers of its requests. */
  async function serve(status: number, body: string | null, known: Record<string, string> = {}) {
    const seen: Record<string, unknown>[] = [];
    server = createServer((request, response) => {
      seen.push({ ...request.headers, url: request.url });
      const well = known[request.url ?? ''];
      if (well !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(well);
      else if (body !== null) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
  }
  const ask = (connection: Partial<ModelConnection>, timeoutMs?: number) =>
    testConnection({ provider: 'openai', apiKey: 'key', modelId: '', ...connection }, new AbortController().signal, timeoutMs);

  it.each([
    [
      'openai',
      '{"data":[{"id":"gpt-b"},{"id":"gpt-a"},{"id":"text-embedding-3"},{"id":"omni-moderation"}]}',
      ['gpt-a', 'gpt-b', 'text-embedding-3'],
      'authorization',
      'Bearer key',
    ],
    ['anthropic', '{"data":[{"id":"claude"}]}', ['claude'], 'x-api-key', 'key'],
    [
      'google',
      '{"models":[{"name":"models/gemini","supportedGenerationMethods":["generateContent"]},{"name":"models/imagen","supportedGenerationMethods":["predict"]},{"name":"models/aqa","supportedGenerationMethods":["generateAnswer"]}]}',
      ['gemini', 'imagen'],
      'x-goog-api-key',
      'key',
    ],
    [
      'mistral',
      '{"data":[{"id":"mistral-small"},{"id":"mistral-moderation"}]}',
      ['mistral-small'],
      'authorization',
      'Bearer key',
    ],
    ['openai-compatible', '{"data":[{"id":"llama"}]}', ['llama'], 'authorization', 'Bearer key'],
  ] as const)('lists the models of %s', async (provider, body, models, header, value) => {
    const { baseUrl, seen } = await serve(200, body);
    expect(await ask({ provider, baseUrl })).toMatchObject({ ok: true, models, latencyMs: expect.any(Number) });
    expect(seen[0]).toMatchObject({ [header]: value });
    expect(String(seen[0]?.['url'])).not.toContain('key');
  });
  it.each([
    [401, '{}', 'MODEL_REFUSED_KEY'],
    [500, '{}', 'MODEL_UNREACHABLE'],
    [429, '{}', 'MODEL_BUSY'],
    [200, '<html>', 'MODEL_REPLY_INVALID'],
  ])('names the problem of a %d', async (status, body, problem) => {
    const { baseUrl } = await serve(status, body);
    const answer = await ask({ baseUrl });
    expect(answer).toMatchObject({ ok: false, problem });
    expect(JSON.stringify(answer)).not.toContain('key":"key');
  });
  it('times out on a silent server and fails where none is', async () => {
    const { baseUrl } = await serve(200, null);
    expect(await ask({ baseUrl }, 60)).toMatchObject({ ok: false, problem: 'MODEL_TIMED_OUT' });
    expect(await ask({ baseUrl: 'http://127.0.0.1:9' })).toMatchObject({ ok: false, problem: 'MODEL_UNREACHABLE' });
  });
  it('lists nothing of a silent server, and says that it took too long', async () => {
    const { baseUrl } = await serve(200, null);
    const listed = await listVendorModels({ provider: 'openai-compatible', baseUrl }, new AbortController().signal, 60);
    expect(listed).toMatchObject({ ok: false, problem: 'MODEL_TIMED_OUT' });
  });
  it('asks for a short reply where there is no listing', async () => {
    const { baseUrl, seen } = await serve(404, '{}');
    expect(await ask({ provider: 'openai-compatible', baseUrl, modelId: 'llama' })).toMatchObject({
      ok: false,
      problem: 'MODEL_UNREACHABLE',
    });
    expect(seen.map(({ url }) => url)).toEqual(['/models', '/chat/completions', '/audio/transcriptions']);
  });
  it('is content with a server that only listens', async () => {
    const { baseUrl } = await serve(404, '{}', { '/audio/transcriptions': '{"text":""}' });
    expect(await ask({ provider: 'openai-compatible', baseUrl, modelId: 'whisper' })).toMatchObject({ ok: true });
  });
});

it('lists the vendors with what each needs', () => {
  expect(listProviders().map(({ id }) => id)).toEqual([
    'openai',
    'anthropic',
    'google',
    'mistral',
    'openai-compatible',
    'local-gguf',
    'local-whisper',
  ]);
  expect(listProviders().at(-2)).toEqual({
    id: 'local-gguf',
    displayName: 'Local model (GGUF)',
    needsApiKey: false,
    needsBaseUrl: false,
    needsModelPath: true,
    capabilities: ['text', 'translation', 'review'],
  });
  expect(listProviders().at(-1)).toMatchObject({ id: 'local-whisper', capabilities: ['transcription'] });
});
