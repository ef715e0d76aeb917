// Answers that fit the schema and must not be sold as they are, and answers of which most is good.
import { findTool } from '@folio/catalogue/catalogue';
import { afterEach, expect, it } from 'vitest';
import { parsed } from '../composer/fixtures/orders.ts';
import { make } from '../engine.ts';
import { createContext } from './testing/article-tool.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from './testing/model-server.ts';
import { createTextModel } from './text-models.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

async function order(slug: string, changes: Record<string, unknown>, answers: unknown[], language = 'en') {
  const tool = findTool(slug);
  if (!tool) throw new Error(slug);
  const script: ScriptedReply[] = answers.map((answer) => ({ kind: 'text', text: JSON.stringify(answer) }));
  server = await startModelServer('openai-compatible', script);
  const textModel = await createTextModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'test-model' });
  const { context } = createContext({ textModel, language });
  const input = parsed(tool, { ...tool.example, ...changes, language });
  const requests = server.requests;
  const outcome = await make(tool, input, context).catch((failure: unknown) => failure as { code: string });
  return { outcome, requests };
}

const version = (text: string) => ({ versions: [{ position: 1, text, word_count: 1, characters: 1 }] });
const english = 'The harbour shop has moved to 12 Mill Lane behind the church and keeps its opening hours as they were before.';

it('repairs a placeholder once and fails with a refund where it stays', async () => {
  const broken = version('[INSERT TITLE HERE] 12 Mill Lane, lorem ipsum.');
  const repaired = await order('text_shortener', {}, [broken, version(english)]);
  expect(repaired.outcome).toMatchObject({ result: { versions: [{ text: english }] } });
  expect(repaired.requests[1]).toContain('INSERT TITLE HERE');
  server?.close();
  expect((await order('text_shortener', {}, [broken, broken])).outcome).toMatchObject({ code: 'MODEL_REPLY_INVALID' });
});

it('takes no answer in another language, however often it comes', async () => {
  const german = version(
    'Unser Laden in der Hafenstraße ist umgezogen. Ab Montag finden Sie uns in der Mühlgasse, gleich hinter der Kirche. Die neuen Räume sind doppelt so groß, es gibt einen Aufzug, und Fahrräder können vor der Tür abgestellt werden. Die Öffnungszeiten bleiben gleich.',
  );
  const { outcome, requests } = await order('text_shortener', { limit: 500 }, [german, german]);
  expect(outcome).toMatchObject({ code: 'MODEL_REPLY_INVALID' });
  expect(requests).toHaveLength(2);
});

it('counts a shortened text itself, asks once, and says what is still too long', async () => {
  const long = version(`${english} ${english}`);
  const repaired = await order('text_shortener', {}, [long, version(english)]);
  expect(repaired.requests[1]).toContain('the limit is 155');
  expect(repaired.outcome).toMatchObject({ result: { versions: [{ characters: english.length }] } });
  server?.close();
  const { outcome } = await order('text_shortener', {}, [long, long]);
  expect(outcome).toMatchObject({ html: expect.stringContaining('the limit is 155: shorten it') });
});

it('marks figures and certificates that nobody gave', async () => {
  const { outcome } = await order('text_shortener', {}, [
    version('Find us at 12 Mill Lane for 99 francs, ISO certified, 20% off.'),
  ]);
  const { html } = outcome as { html: string };
  expect(html).toContain('12 Mill Lane for <span data-unsourced="figure">99 francs</span>');
  expect(html).toContain('<span data-unsourced="certificate">ISO</span>');
  expect(html).toContain('<span data-unsourced="figure">20%</span>');
});

it('delivers nothing that is copied from the example of its prompt', async () => {
  const changes = {
    subject: 'Brenvik Salt',
    problem: 'Icy paths.',
    solution: 'Salt made from brine.',
    proof: '',
    request: 'Meet us.',
  };
  const pitch = (name: string) => ({
    title: `${name}: paths without ice`,
    hook: 'Icy paths need not be icy.',
    pitch: `${name} makes salt from brine, so that paths stay safe.`,
    closing: 'Meet us.',
  });
  const repaired = await order('pitch_generator', changes, [pitch('Kornblick'), pitch('Brenvik Salt')]);
  expect(repaired.requests[0]).toContain('Kornblick');
  expect(repaired.requests[1]).toContain('belongs to another order');
  expect(repaired.outcome).toMatchObject({ title: 'Brenvik Salt: paths without ice' });
  server?.close();
  const refused = await order('pitch_generator', changes, [pitch('Kornblick'), pitch('Kornblick')]);
  expect(refused.outcome).toMatchObject({ code: 'MODEL_REPLY_INVALID' });
});
