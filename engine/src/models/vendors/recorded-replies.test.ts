// Values that the adapters read from replies in each vendor's documented streaming format
// (fixtures): text, reasoning, tokens, finish reason.
import { readdirSync, readFileSync } from 'node:fs';
import { streamText } from 'ai';
import { afterEach, expect, it } from 'vitest';
import { callModel, type ModelReply } from '../call-model.ts';
import { type ModelServer, type RemoteProvider, startModelServer } from '../testing/model-server.ts';
import { createTextModel } from '../text-models.ts';

const folder = new URL('fixtures/', import.meta.url);
const whole = 'Grüner Tee wächst an Hängen 🍵.';
const cut = 'Grüner Tee wächst';
const begun = 'Grüner';

let server: ModelServer | undefined;
afterEach(() => server?.close());

const providerOf = (fixture: string): RemoteProvider =>
  fixture.startsWith('openai-responses')
    ? 'openai'
    : ((['anthropic', 'google', 'mistral'] as const).find((one) => fixture.startsWith(one)) ?? 'openai-compatible');

async function modelOf(fixture: string) {
  const bytes = readFileSync(new URL(`${fixture}.sse`, folder));
  const provider = providerOf(fixture);
  server = await startModelServer(provider, [{ kind: 'recorded', bytes }]);
  return createTextModel({ provider, apiKey: 'key', baseUrl: server.baseUrl, modelId: 'test-model' });
}

/** As the vendor's client reads it. */
async function read(fixture: string) {
  const { model } = await modelOf(fixture);
  const result = streamText({ model, prompt: 'Where does tea grow?', maxRetries: 0, onError: () => undefined });
  let [text, reasoning] = ['', ''];
  for await (const part of result.stream) {
    if (part.type === 'text-delta') text += part.text;
    if (part.type === 'reasoning-delta') reasoning += part.text;
  }
  const { inputTokens, outputTokens } = await result.usage;
  return { text, reasoning, finish: await result.finishReason, tokens: [inputTokens, outputTokens] };
}

/** As the engine reads it. */
async function call(fixture: string): Promise<ModelReply> {
  return callModel({
    textModel: await modelOf(fixture),
    instructions: 'Answer.',
    messages: [{ role: 'user', content: 'Where does tea grow?' }],
    schema: null,
    isPlainText: true,
    temperature: null,
    limits: { totalMs: 10_000, firstSignMs: 10_000, stallMs: 10_000 },
    signal: new AbortController().signal,
    onText: () => undefined,
  });
}

const texts: [fixture: string, text: string, finish: string, tokens: [number, number], reasoning?: string][] = [
  ['openai-chat-text', whole, 'stop', [31, 12]],
  ['openai-chat-length', cut, 'length', [31, 6]],
  ['openai-responses-text', whole, 'stop', [31, 12]],
  ['openai-responses-length', cut, 'length', [31, 6]],
  ['anthropic-text', whole, 'stop', [31, 12]],
  ['anthropic-thinking', whole, 'stop', [31, 20], 'Where does tea grow?'],
  ['anthropic-length', cut, 'length', [31, 6]],
  ['google-text', whole, 'stop', [31, 12]],
  ['google-thinking', whole, 'stop', [31, 21]],
  ['google-length', cut, 'length', [31, 6]],
  ['mistral-text', whole, 'stop', [31, 12]],
  ['mistral-thinking', whole, 'stop', [31, 20], 'Where does tea grow?'],
  ['mistral-length', cut, 'length', [31, 6]],
  ['llama-cpp-text', whole, 'stop', [31, 12]],
  ['llama-cpp-thinking', whole, 'stop', [31, 20], 'Where does tea grow?'],
  ['ollama-text', whole, 'stop', [31, 12]],
  ['ollama-length', cut, 'length', [31, 6]],
];

const refusals: [fixture: string, text: string, code: string][] = [
  ['openai-chat-filtered', begun, 'MODEL_DECLINED'],
  ['openai-responses-filtered', begun, 'MODEL_DECLINED'],
  ['openai-responses-refusal', "I'm sorry, but I can't help with that.", 'MODEL_DECLINED'],
  ['openai-responses-failed', begun, 'MODEL_UNREACHABLE'],
  ['anthropic-refusal', begun, 'MODEL_DECLINED'],
  ['anthropic-overloaded', begun, 'MODEL_BUSY'],
  ['google-safety', begun, 'MODEL_DECLINED'],
  ['google-prompt-blocked', '', 'MODEL_DECLINED'],
  ['google-unavailable', begun, 'MODEL_UNREACHABLE'],
  ['llama-cpp-error', begun, 'MODEL_UNREACHABLE'],
  ['ollama-error', begun, 'MODEL_UNREACHABLE'],
  ['mistral-error', begun, 'MODEL_UNREACHABLE'],
];

it.each(texts)('reads %s', async (fixture, text, finish, tokens, reasoning = '') => {
  expect(await read(fixture)).toEqual({ text, reasoning, finish, tokens });
  const { failed, ...reply } = await call(fixture);
  expect(failed).toBeNull();
  expect(reply).toMatchObject({ text, inputTokens: tokens[0], outputTokens: tokens[1] });
});

it.each(refusals)('says what %s is', async (fixture, text, code) => {
  const reply = await call(fixture);
  expect([reply.text, reply.failed?.failure.code]).toEqual([text, code]);
  expect(reply.failed?.failure.isTemporary).toBe(code !== 'MODEL_DECLINED');
});

it('reads every recorded reply', () => {
  const named = [...texts, ...refusals].map(([fixture]) => `${fixture}.sse`);
  expect(named.toSorted()).toEqual(readdirSync(folder).toSorted());
});
