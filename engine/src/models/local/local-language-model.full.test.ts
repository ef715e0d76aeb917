import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateText, streamText } from 'ai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TextModel } from '../../core/engine-types.ts';
import type { JsonSchema } from '../../prompt/measured-leaves.ts';
import { jsonSchemaOf, strictSchema } from '../../prompt/model-schema.ts';
import { callModel } from '../call-model.ts';
import { articleTool } from '../testing/article-tool.ts';
import { writeTinyModel } from '../testing/tiny-gguf.ts';
import { createTextModel, testConnection } from '../text-models.ts';
import { releaseLocalModel } from './llama-runtime.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiny-model-'));
const modelPath = join(folder, 'tiny.gguf');
const limits = { totalMs: 60_000, firstSignMs: 60_000, stallMs: 60_000 };
let model: TextModel;

beforeAll(async () => {
  writeTinyModel(modelPath);
  model = await createTextModel({ provider: 'local-gguf', modelId: 'tiny', modelPath });
});

afterAll(async () => {
  await releaseLocalModel();
  rmSync(folder, { recursive: true });
});

it('streams and counts tokens', async () => {
  const result = streamText({ model: model.model, instructions: 'Be brief.', prompt: 'Hello', maxOutputTokens: 24, seed: 1 });
  let pieces = 0;
  for await (const piece of result.textStream) if (piece !== '') pieces += 1;
  expect(pieces).toBeGreaterThan(1);
  const usage = await result.usage;
  expect(usage.inputTokens).toBeGreaterThan(5);
  expect(usage.outputTokens).toBeGreaterThan(1);
  expect(await result.finishReason).toBe('length');
});

it('obeys a JSON grammar', async () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: { isGreen: { type: 'boolean' }, sort: { enum: ['black', 'green'] } },
    required: ['isGreen', 'sort'],
    additionalProperties: false,
  };
  const reply = await callModel({
    textModel: model,
    instructions: 'Answer in JSON.',
    messages: [{ role: 'user', content: 'Tea?' }],
    schema,
    temperature: 0.7,
    limits,
    signal: new AbortController().signal,
    onText: () => undefined,
  });
  expect(reply.failed).toBeNull();
  expect(JSON.parse(reply.text)).toEqual({ isGreen: expect.any(Boolean), sort: expect.stringMatching(/^(black|green)$/) });
});

it('turns the schema of a tool into a grammar', async () => {
  const enough = new AbortController();
  const reply = await callModel({
    textModel: model,
    instructions: '',
    messages: [{ role: 'user', content: 'x' }],
    schema: strictSchema(jsonSchemaOf(articleTool.result)),
    temperature: null,
    limits,
    signal: enough.signal,
    onText: (text) => text.length > 20 && enough.abort(),
  });
  // Nonsense fills the first string for ever, so the text is only the beginning of the object.
  expect(reply.failed?.failure.code).toBe('ABORTED');
  expect(reply.text.trimStart()).toMatch(/^\{\s*"title"\s*:\s*"/);
});

it('stops when it is asked to, and the next one gets its turn', async () => {
  const stopped = generateText({
    model: model.model,
    prompt: 'x',
    maxOutputTokens: 100_000,
    abortSignal: AbortSignal.timeout(100),
    maxRetries: 0,
  });
  const next = generateText({ model: model.model, prompt: 'y', maxOutputTokens: 4 });
  await stopped.then(
    ({ finishReason }) => expect(finishReason).toBe('interrupted'),
    () => undefined,
  );
  expect((await next).usage.outputTokens).toBeGreaterThan(0);
});

it('says whether the file is there', async () => {
  const signal = new AbortController().signal;
  expect(await testConnection({ provider: 'local-gguf', modelId: '', modelPath }, signal)).toMatchObject({
    ok: true,
    models: ['tiny'],
  });
  const gone = await testConnection({ provider: 'local-gguf', modelId: 'x', modelPath: join(folder, 'none.gguf') }, signal);
  expect(gone).toMatchObject({ ok: false, problem: 'MODEL_UNREACHABLE' });
});
