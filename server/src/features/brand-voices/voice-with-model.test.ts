import type { ModelServer, ScriptedReply } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let model: ModelServer;
/** The model's replies from now on; the last one repeats. */
let script: ScriptedReply[];

const text =
  'We bake bread every morning. Come in while it is warm. We tell you what is in it, because you asked. Our ovens are old and our flour is young. You can taste the difference. We close when the bread is gone, so do come early.';
const found = {
  tone: ['warm'],
  formality: 'casual',
  person: 'we',
  address: 'informal',
  sentence_words: 9,
  rhythm: 'even',
  vocabulary: ['bread'],
  do: ['Say what is in it.'],
  dont: [],
  sample_lines: ['Come in while it is warm.'],
  exclamation_marks: 'never',
};
const reply = (value: unknown): ScriptedReply => ({ kind: 'text', text: JSON.stringify(value) });

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
beforeEach(async () => {
  script = [];
  await product.sql('delete from model_connections');
  await product.sql('delete from model_calls');
  model = await connectModel(owner, script);
  return () => model.close();
});
afterAll(() => product.stop());

const analyse = () => owner.send('POST', '/features/brand-voice/create', { text, language: 'en' });
const attempt = () => owner.send('POST', '/features/brand-voice/try', { text, language: 'en', profile: { tone: ['warm'] } });
const recorded = () => product.sql('select tool_slug, user_id, model, outcome from model_calls order by id');
const call = (outcome: string) => ({ tool_slug: 'brand_voice', user_id: owner.id, model: 'test-model', outcome });

it('the chosen model analyses a voice, and its use is recorded', async () => {
  script.push(reply(found));
  const { status, body } = await analyse();
  expect(status).toBe(200);
  expect(body).toMatchObject({ profile: found, analysed_by: 'openai-compatible test-model' });
  expect(await recorded()).toEqual([call('ok')]);
});

it('a reply of no use leaves the built-in analysis, and is recorded', async () => {
  script.push({ kind: 'text', text: 'I would rather chat.' });
  const { status, body } = await analyse();
  expect([status, body.analysed_by]).toEqual([200, 'built-in']);
  expect(body.profile).toMatchObject({ person: 'we' });
  expect(await recorded()).toEqual([call('invalid_reply')]);
});

it('a model that refuses the key leaves the built-in analysis, and is recorded', async () => {
  script.push({ kind: 'status', status: 401 });
  expect((await analyse()).body.analysed_by).toBe('built-in');
  expect(await recorded()).toEqual([call('provider_error')]);
});

it('a paragraph is rewritten; where the model fails the measured report stays, with the reason', async () => {
  script.push(reply({ text: 'Warm bread.\n\nCome early.' }), { kind: 'status', status: 401 });
  const answer = await attempt();
  expect(answer.body).toMatchObject({
    rewritten: 'Warm bread.\n\nCome early.',
    written_by: 'openai-compatible test-model',
    problem: null,
  });
  const failed = await attempt();
  expect(failed.status).toBe(200);
  expect(failed.body).toMatchObject({ rewritten: null, written_by: null, report: answer.body.report });
  expect(failed.body.problem).toBe(
    'The model provider rejected the API key. Ask a platform administrator to check the connection.',
  );
  expect(await recorded()).toEqual([call('ok'), call('provider_error')]);
});
