import { afterEach, expect, it } from 'vitest';
import type { ModelCall } from '../core/engine-types.ts';
import { embedTexts, textsACall } from './embed-with-model.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from './testing/model-server.ts';
import { createEmbeddingModel, listProviders } from './text-models.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

const lengths: ScriptedReply = { kind: 'vectors', vectorOf: (text) => [text.length, 0] };

async function embed(script: ScriptedReply[], texts: string[], more: { isPatient?: boolean; timeoutMs?: number } = {}) {
  server = await startModelServer('openai-compatible', script);
  const model = await createEmbeddingModel({
    provider: 'openai-compatible',
    baseUrl: server.baseUrl,
    apiKey: 'sk-secret',
    modelId: 'test-model',
  });
  const calls: ModelCall[] = [];
  const pauses: number[] = [];
  const ask = {
    onModelCall: (call: ModelCall) => calls.push(call),
    signal: new AbortController().signal,
    pause: (milliseconds: number) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    ...more,
  };
  const answer = await embedTexts(model, texts, ask).catch((error: unknown) => error);
  return { answer, calls, pauses, sizes: server.requests.map((body) => (JSON.parse(body) as { input: string[] }).input.length) };
}

it('turns texts into vectors of length one, in batches, in their order', async () => {
  const vectorOf = (text: string) => [Number(text), 3];
  const texts = Array.from({ length: textsACall + 2 }, (_, index) => String(index + 1));
  const { answer, calls, sizes } = await embed([{ kind: 'vectors', vectorOf }], texts);
  expect(sizes).toEqual([textsACall, 2]);
  const vectors = answer as number[][];
  expect(vectors).toHaveLength(texts.length);
  expect(vectors[3]).toEqual([0.8, 0.6]);
  expect(calls).toEqual([
    {
      provider: 'openai-compatible',
      model: 'test-model',
      capability: 'embedding',
      inputTokens: 11,
      outputTokens: null,
      durationMs: expect.any(Number),
      outcome: 'ok',
      problem: null,
    },
    expect.objectContaining({ outcome: 'ok' }),
  ]);
});

it('reads a bounded part of a long text, and of an empty one a blank', async () => {
  const { sizes } = await embed([lengths], ['', 'x'.repeat(100_000)]);
  expect(sizes).toEqual([2]);
  expect((server?.requests[0]?.length ?? 0) < 9000).toBe(true);
  expect(JSON.parse(server?.requests[0] ?? '')).toMatchObject({ input: [' ', expect.any(String)] });
});

it.each([
  ['nothing', () => []],
  ['no direction', () => [0, 0]],
  ['different sizes', (text: string) => Array.from({ length: text.length }, () => 1)],
])('refuses vectors of %s, and records the call', async (_, vectorOf) => {
  const { answer, calls } = await embed([{ kind: 'vectors', vectorOf }], ['a', 'bb']);
  expect(answer).toMatchObject({ code: 'MODEL_REPLY_INVALID' });
  expect(calls.map(({ outcome }) => outcome)).toEqual(['invalid_reply']);
});

it('waits as long as the vendor asks and tries again; in a hurry it tries once', async () => {
  const busy: ScriptedReply = { kind: 'status', status: 429, headers: { 'retry-after': '2' } };
  const patient = await embed([busy, lengths], ['a']);
  expect(patient.answer).toEqual([[1, 0]]);
  expect(patient.pauses).toEqual([2000]);
  expect(patient.calls.map(({ outcome }) => outcome)).toEqual(['provider_error', 'ok']);
  server?.close();
  const hurried = await embed([busy, lengths], ['a'], { isPatient: false });
  expect(hurried.answer).toMatchObject({ code: 'MODEL_BUSY' });
  expect(hurried.calls).toHaveLength(1);
});

it('gives up on a server that says nothing, and never names the key', async () => {
  const { answer, calls } = await embed([{ kind: 'hang' }], ['a'], { timeoutMs: 50 });
  expect(answer).toMatchObject({ code: 'MODEL_TIMED_OUT' });
  expect(calls.map(({ outcome }) => outcome)).toEqual(['timeout']);
  server?.close();
  const refused = await embed([{ kind: 'status', status: 401, body: '{"error":{"message":"bad sk-secret"}}' }], ['a']);
  expect(refused.answer).toMatchObject({ code: 'MODEL_REFUSED_KEY' });
  expect(JSON.stringify([refused.calls, { ...(refused.answer as object) }])).not.toContain('sk-secret');
});

it('is not asked of vendors that have no such models', async () => {
  expect(listProviders().filter(({ capabilities }) => !capabilities.includes('embedding'))).toMatchObject([
    { id: 'anthropic' },
    { id: 'local-gguf' },
    { id: 'local-whisper' },
  ]);
  await expect(createEmbeddingModel({ provider: 'anthropic', modelId: 'x' })).rejects.toMatchObject({ code: 'MODEL_DECLINED' });
});
