import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findTool } from '@folio/catalogue/catalogue';
import { deliveryNotesPhrases } from '@folio/locales/phrases';
import { afterEach, expect, it } from 'vitest';
import { contextIn, orderLanguages, ordersIn } from '../composer/fixtures/orders.ts';
import type { EngineOutcome } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { type ModelServer, startModelServer } from '../models/testing/model-server.ts';
import { bareHeadings } from './bare-headings.ts';
import { evaluateText } from './evaluate-text.ts';

const servers: ModelServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const script = fileURLToPath(new URL('./run-evaluation.ts', import.meta.url));

function evaluate(slugs: string[], environment: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...slugs], { env: environment }, (problem, output, errors) => {
      resolve({ code: problem ? Number(problem.code ?? 1) : 0, output: output + errors });
    });
  });
}

const reply = (versions: string) => ({
  keywords: [{ keyword: 'wooden toys', intent: 'commercial', type: 'head', page_type: 'category', relevance: 90 }],
  versions: [{ position: 1, text: versions, back_translation: versions }],
  text: versions,
  changes: ['Plainer'],
});

async function against(text: string) {
  const server = await startModelServer('openai-compatible', [{ kind: 'text', text: JSON.stringify(reply(text)) }]);
  servers.push(server);
  return evaluate(['keyword_ideas', 'tone_changer'], { EVALUATE_BASE_URL: server.baseUrl, EVALUATE_MODEL: 'test-model' });
}

it('judges a connected model and closes with a line', async () => {
  const { code, output } = await against('A quiet text.');
  expect(output).toContain('Model test-model');
  // One keyword of thirty came.
  expect(output).toMatch(/^keyword_ideas +ok .* NO .* 3 % of the items$/m);
  expect(output).toMatch(/^tone_changer +ok/m);
  expect(output).toContain('1 of 2 texts pass every check; 0 skipped, 0 failed.');
  expect(code).toBe(1);
});

it('ends with 1 where a placeholder is left', async () => {
  const { code, output } = await against('Dear [Your name], a quiet text.');
  // The engine refuses such an answer before it is judged.
  expect(output).toMatch(/^tone_changer.*failed: .*MODEL_REPLY_INVALID/m);
  expect(code).toBe(1);
});

it('judges the composer without a model, and skips what it cannot write', async () => {
  const { code, output } = await evaluate(['job_posting', 'keyword_ideas'], {});
  expect(output).toContain('1 of 1 texts pass every check; 1 skipped, 0 failed.');
  expect(code).toBe(0);
});

it('finds nothing to say against what the composer writes from any worked example', async () => {
  const { code, output } = await evaluate([], {});
  expect(output.split('\n').filter((line) => /\bNO\b|failed: /u.test(line))).toEqual([]);
  expect(code).toBe(0);
});

it('sees a heading with nothing below, and none where deeper headings, lists or pictures are', () => {
  expect(bareHeadings('<h1>Tea</h1><h2>Water</h2><p> </p><h2>Leaves</h2><p>Green.</p><h3>Black</h3>')).toEqual([
    'Water',
    'Black',
  ]);
  const full = '<h2>Tea</h2><h3>Water</h3><ul><li>Hot</li></ul><h2>Cup</h2><figure><img src="x" alt=""></figure><p>End.</p>';
  expect(bareHeadings(full)).toEqual([]);
});

it.each(orderLanguages)('no composer leaves a heading bare in %s', async (language) => {
  const bare: [string, string[]][] = [];
  let written = 0;
  for (const { tool, input } of ordersIn(language)) {
    const { html } = await make(tool, input, contextIn(language)).catch(() => ({ html: '' }));
    if (html !== '') written += 1;
    const found = bareHeadings(html);
    if (found.length > 0) bare.push([tool.slug, found]);
  }
  expect(bare).toEqual([]);
  expect(written).toBeGreaterThan(5);
});

it('takes a shortfall for a fault unless the document says it, nobody is charged for it and most items came', async () => {
  const tool = findTool('faq_generator');
  if (!tool) throw new Error('no faq_generator');
  const judge = async (came: number, note: string, share: number) => {
    const items = Array.from({ length: came }, (_, index) => ({ question: `Question ${index}?`, answer: 'Yes.' }));
    const html = `<h1>Questions</h1><p><em>${note}</em></p>`;
    const outcome = { html, result: { faq: items }, title: '', words: 20, files: [], sourcesUsed: [], share };
    const byModel = { ...outcome, engine: { kind: 'model', provider: null, model: null } } as unknown as EngineOutcome;
    return (await evaluateText(tool, { quantity: 6 }, 'en', byModel)).amounts;
  };
  const note = deliveryNotesPhrases.en.fewer(4, 6);
  expect(await judge(6, '', 1)).toBe(true);
  expect(await judge(4, note, 4 / 6)).toBe('said');
  expect(await judge(4, '', 4 / 6)).toBe(false);
  expect(await judge(4, note, 1)).toBe(false);
  expect(await judge(2, deliveryNotesPhrases.en.fewer(2, 6), 2 / 6)).toBe(false);
});

it('sees a wrong language, missing keywords and headings', async () => {
  const tool = findTool('seo_article');
  if (!tool) throw new Error('no seo_article');
  const html =
    '<h2>Anderes</h2><p>Dies ist ein langer deutscher Text über Fahrräder, der in keiner Weise auf Englisch geschrieben wurde, obwohl das verlangt war.</p>';
  const outcome = { html, result: {}, title: '', words: 20, files: [], sourcesUsed: [] } as unknown as EngineOutcome;
  const verdicts = await evaluateText(tool, { primary_kw: 'cargo bike', paragraphs_headings: ['Prices'] }, 'en', outcome);
  expect(verdicts).toMatchObject({
    limits: false,
    language: false,
    keywords: false,
    headings: false,
    below: true,
    placeholders: true,
  });
});
