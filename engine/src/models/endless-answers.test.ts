import { afterEach, expect, it } from 'vitest';
import { callModel } from './call-model.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from './testing/model-server.ts';
import { createTextModel } from './text-models.ts';

const servers: ModelServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function call(reply: ScriptedReply, isPlainText: boolean) {
  const server = await startModelServer('openai-compatible', [reply]);
  servers.push(server);
  const textModel = await createTextModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'test-model' });
  let longest = 0;
  const made = await callModel({
    textModel,
    instructions: 'Write.',
    messages: [{ role: 'user', content: 'Write.' }],
    schema: null,
    isPlainText,
    temperature: null,
    limits: { totalMs: 60_000, firstSignMs: 20_000, stallMs: 20_000 },
    signal: AbortSignal.timeout(60_000),
    onText: (text) => {
      longest = Math.max(longest, text.length);
    },
  });
  return { made, longest, request: JSON.parse(server.requests[0] ?? '{}') as { max_tokens?: number } };
}

it.each([true, false])('an answer of 50 MB is cut off early (text %s)', async (isPlainText) => {
  const { made, longest, request } = await call({ kind: 'flood', bytes: 50_000_000 }, isPlainText);
  expect(made.failed?.failure.code).toBe('MODEL_ANSWER_TOO_LARGE');
  expect(made.failed?.isRetryable).toBe(false);
  expect(longest).toBeLessThanOrEqual(400_000);
  expect(made.durationMs).toBeLessThan(10_000);
  expect(request.max_tokens).toBe(16_384);
});

it('a line of 50 MB that never ends is cut off too', async () => {
  const { made } = await call({ kind: 'flood', bytes: 50_000_000, isOneLine: true }, false);
  expect(made.failed).toMatchObject({ problem: 'MODEL_ANSWER_TOO_LARGE' });
});

it('a server that refuses so many tokens is asked without them', async () => {
  const refusal = '{"error":{"message":"max_tokens is too large: 16384. This model supports at most 4096 completion tokens"}}';
  const server = await startModelServer('openai-compatible', [
    { kind: 'status', status: 400, body: refusal },
    { kind: 'text', text: 'Fine.' },
  ]);
  servers.push(server);
  const { callWithRetries } = await import('./call-with-retries.ts');
  const textModel = await createTextModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'test-model' });
  const reply = await callWithRetries(
    {
      textModel,
      instructions: 'Write.',
      messages: [{ role: 'user', content: 'Write.' }],
      schema: null,
      isPlainText: true,
      temperature: null,
      limits: { totalMs: 20_000, firstSignMs: 20_000, stallMs: 20_000 },
      signal: AbortSignal.timeout(20_000),
      onText: () => undefined,
    },
    () => undefined,
  );
  expect(reply.text).toBe('Fine.');
  expect(server.requests.map((body) => 'max_tokens' in (JSON.parse(body) as object))).toEqual([true, false]);
});
