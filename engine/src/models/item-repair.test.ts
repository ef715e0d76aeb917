// One invalid item is corrected or removed. It never fails the order, and missing items are not charged.
import { findTool } from '@folio/catalogue/catalogue';
import { settledPrice } from '@folio/contract/tool-price';
import { afterEach, expect, it } from 'vitest';
import { parsed } from '../composer/fixtures/orders.ts';
import type { EngineContext, EngineOutcome } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { createContext } from './testing/article-tool.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from './testing/model-server.ts';
import { createTextModel } from './text-models.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

function toolOf(slug: string) {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  return tool;
}

async function order(slug: string, changes: Record<string, unknown>, answers: unknown[], more: Partial<EngineContext> = {}) {
  const tool = toolOf(slug);
  const script: ScriptedReply[] = answers.map((answer) => ({ kind: 'text', text: JSON.stringify(answer) }));
  server = await startModelServer('openai-compatible', script);
  const textModel = await createTextModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'test-model' });
  const { context } = createContext({ textModel, language: 'en', ...more });
  const input = parsed(tool, { ...tool.example, ...changes, language: 'en' });
  const requests = server.requests;
  const outcome = await make(tool, input, context);
  return { outcome, requests, input };
}

const priceFor = (slug: string, price: number, input: Record<string, unknown>, { result, words, share }: EngineOutcome) =>
  settledPrice(toolOf(slug).credits, price, { result, words, input, ...(share === undefined ? {} : { share }) });

const good = Array.from({ length: 15 }, (_, index) => `Guided alpine walk ${'abcdefghijklmno'[index] ?? ''}`);
const long = 'A headline that is far too long to be shown anywhere';
const ad = (headlines: string[], more: Record<string, unknown> = {}) => ({
  headlines,
  descriptions: ['Walk with a guide.', 'Book a day in the hills.', 'Small groups only.', 'Start at the hut.'],
  path1: 'walks',
  path2: 'alps',
  sitelinks: [],
  callouts: [],
  ...more,
});

it('takes the item that the model set right, where it broke another one', async () => {
  const first = ad([...good.slice(0, 14), long]);
  const second = ad([long, ...good.slice(1)]);
  const { outcome, requests, input } = await order('google_search_ads', {}, [first, second]);
  expect(requests).toHaveLength(2);
  expect(outcome.result['headlines']).toEqual(good);
  expect(outcome.html).not.toContain('charged');
  expect(priceFor('google_search_ads', 40, input, outcome)).toBe(40);
});

it('leaves out the item that is too long twice, says so and does not charge it', async () => {
  const answer = ad([...good.slice(0, 14), long]);
  const { outcome, input } = await order('google_search_ads', {}, [answer, answer]);
  expect(outcome.result['headlines']).toEqual(good.slice(0, 14));
  expect(outcome.html).toMatch(/Headlines: 14 of 15 came\. The others .* not charged/);
  expect(outcome.share).toBeCloseTo(18 / 19);
  expect(priceFor('google_search_ads', 40, input, outcome)).toBe(38);
});

it('delivers the few that fit where most do not', async () => {
  const answer = ad([good[0] ?? '', ...Array.from({ length: 14 }, () => long)]);
  const { outcome } = await order('google_search_ads', {}, [answer, answer]);
  expect(outcome.result['headlines']).toEqual([good[0]]);
});

it('fails only where nothing of what was ordered fits', async () => {
  const answer = ad(Array.from({ length: 15 }, () => long));
  await expect(order('google_search_ads', {}, [answer, answer])).rejects.toMatchObject({ code: 'MODEL_REPLY_INVALID' });
});

it('leaves out items of a list whose number nobody asked for, and one item too many', async () => {
  const answer = ad([...good, 'One more'], { callouts: ['Small groups', 'A callout that is much too long for its place'] });
  const { outcome } = await order('google_search_ads', {}, [answer, answer]);
  expect(outcome.result).toMatchObject({ headlines: good, callouts: ['Small groups'] });
  expect(outcome.html).toContain('Left out because they did not keep to the limits: 1. They are not charged.');
});

it('leaves out the item with a placeholder or a competitor in it', async () => {
  const answer = ad(['[Your name] walks', 'Better than Bergland', ...good.slice(2)]);
  const { outcome } = await order('google_search_ads', {}, [answer, answer], { competitors: ['Bergland'] });
  expect(outcome.result['headlines']).toEqual(good.slice(2));
});

it('ends an answer with its last sentence that fits', async () => {
  const sentence = 'Every boat comes with a paddle, a life jacket and a dry bag for each person. ';
  const faq = [
    { question: 'Is gear included?', answer: sentence.repeat(10).trim(), needs_check: false },
    { question: 'How long is it?', answer: 'Three hours.', needs_check: false },
    { question: 'x'.repeat(121), answer: 'Yes.', needs_check: false },
  ];
  const { outcome, input } = await order('faq_generator', { quantity: 3 }, [{ faq }, { faq }]);
  const answers = outcome.result['faq'] as { answer: string }[];
  expect(answers).toHaveLength(2);
  expect(answers[0]?.answer).toBe(sentence.repeat(9).trim());
  expect(outcome.html).toContain('Shortened to the limit: Answer.');
  expect(priceFor('faq_generator', 15, input, outcome)).toBe(10);
});

it('ends a single text that is too long where a reader pauses', async () => {
  const { result, html } = (
    await order('job_posting', {}, [
      {
        title: 'Baker',
        location: 'Leeds',
        about_us: '<p>We bake.</p>',
        responsibilities: ['Bake bread'],
        requirements: ['Patience'],
        nice_to_have: [],
        benefits: [],
        how_to_apply: '<p>Write to us</p>',
        meta_description: `Bake bread with us in the old mill, ${'and learn from the masters of the trade, '.repeat(6)}today.`,
      },
    ])
  ).outcome;
  const description = String(result['meta_description']);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^Bake bread with us .*\p{L}…?$/u);
  expect(html).toContain('Shortened to the limit: Meta description.');
});

it('drops the version that is over the limit as long as another one is not', async () => {
  const version = (position: number, text: string) => ({ position, text, word_count: 1, characters: 1 });
  const short = 'The harbour shop has moved to 12 Mill Lane behind the church.';
  const answer = { versions: [version(1, `${short} ${short} ${short}`), version(2, short)] };
  const { outcome, input } = await order('text_shortener', { versions: 2 }, [answer, answer]);
  expect(outcome.result['versions']).toEqual([expect.objectContaining({ position: 1, text: short })]);
  expect(outcome.html).toContain('1 of 2 came');
  expect(priceFor('text_shortener', 20, input, outcome)).toBe(10);
});
