// What people who shorten, sum up and simplify must be able to rely on.
import { findTool } from '@folio/catalogue/catalogue';
import { priceOf, settledPrice } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { handbooks } from '../chat/fixtures/handbooks.ts';
import { make } from '../engine.ts';
import type { ComposerLanguage } from '../engine-types.ts';
import { proofread } from '../proofread/proofread.ts';
import { simplifyPassage } from '../rewrite/simplify-passage.ts';
import { councilReports } from './fixtures/council-reports.ts';
import { contextIn, orderLanguages, parsed } from './fixtures/orders.ts';

function toolOf(slug: string) {
  const tool = findTool(slug);
  if (!tool) throw new Error(`no ${slug}`);
  return tool;
}
const made = async (slug: string, language: ComposerLanguage, fields: Record<string, unknown>) => {
  const tool = toolOf(slug);
  return make(tool, parsed(tool, { ...fields, language }), contextIn(language));
};

describe.each(orderLanguages)('in %s', (language) => {
  const report = councilReports[language];
  if (!report) throw new Error(`no report in ${language}`);
  const { text, outcome } = report;

  it.each(['paragraph', 'key_points', 'both'])('a summary as %s says what was decided', async (format) => {
    const { result } = await made('text_summary', language, { text, format, length: 60 });
    const all = [result['summary'], ...(result['key_points'] as string[])].join(' ');
    for (const words of outcome) expect(all).toContain(words);
    // Each sentence is the text's own.
    for (const point of result['key_points'] as string[]) expect(text).toContain(point.replace(/…$/, ''));
  });

  it('a summary has a whole title', async () => {
    const { title } = await made('text_summary', language, { text, format: 'both', length: 60 });
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).not.toMatch(/…$/);
    const at = text.indexOf(title);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(text.slice(at + title.length)).toMatch(/^(?:[.,;:]| [–—]| \p{L}{1,6} .{0,30}\d{4}\.)/u);
  });

  it('three shorter versions choose other sentences, and one of them says what was decided', async () => {
    const { result } = await made('text_shortener', language, { text, unit: 'characters', limit: 220, versions: 3 });
    const texts = (result['versions'] as { text: string }[]).map((version) => version.text);
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).toContain(outcome[0]);
    for (const one of texts) expect([...one].length).toBeLessThanOrEqual(220);
  });

  it('plainer words leave no error of grammar', async () => {
    const long = `${handbooks[language]?.text ?? ''}\n${text}`;
    const before = await proofread({ text: long, language, variant: null, keep: [], signal: contextIn(language).signal });
    const simpler = simplifyPassage(before.text, language);
    const after = await proofread({ text: simpler, language, variant: null, keep: [], signal: contextIn(language).signal });
    expect(after.corrections).toEqual([]);
    // Two starts of the checkers, on a machine that does other things too.
  }, 90_000);
});

it.each([
  ['en', 'She endeavoured to facilitate the utilisation of the rooms.', 'She tried to facilitate the use of the rooms.'],
  ['en', 'As a consequence of the storm, works had commenced late.', 'Because of the storm, works had begun late.'],
  ['en', 'A large number of the rooms were an approximately equal size.', 'Many of the rooms were an approximately equal size.'],
  ['en', 'This has demonstrated a need; the demonstrated need is real.', 'This has shown a need; the demonstrated need is real.'],
  ['de', 'Kosten ausschließlich der Steuer, bereits bezahlt.', 'Kosten ausschließlich der Steuer, schon bezahlt.'],
  ['es', 'Posteriormente al viaje conviene efectuar el pago.', 'Después del viaje conviene hacer el pago.'],
  ['fr', 'Il faut effectuer le paiement antérieurement au départ.', 'Il faut faire le paiement avant le départ.'],
  [
    'it',
    'Successivamente alla visita occorre effettuare il pagamento.',
    'Successivamente alla visita occorre fare il pagamento.',
  ],
  ['pt-BR', 'Posteriormente às visitas é preciso efetuar o pagamento.', 'Depois das visitas é preciso fazer o pagamento.'],
] as const)('%s: «%s» keeps its grammar', (language, before, after) => {
  expect(simplifyPassage(before, language)).toBe(after);
});

it('versions that do not come are said and not charged', async () => {
  const tool = toolOf('text_shortener');
  const input = parsed(tool, {
    text: `One sentence alone is here to be shortened${', and it goes on and on'.repeat(30)}.`,
    unit: 'characters',
    limit: 155,
    versions: 3,
    language: 'en',
  });
  const { result, html, words } = await make(tool, input, contextIn('en'));
  expect(result['versions']).toHaveLength(1);
  expect(html).toContain('1 of 3 came');
  const shown = priceOf(tool.credits, input);
  expect(settledPrice(tool.credits, shown, { result, words, input })).toBe(Math.ceil(shown / 3));
  expect(shown).toBeGreaterThan(30);
});

it('a shorter version has every word to keep, or waits for a model where they do not fit', async () => {
  const text =
    'Dear residents, from Monday 7 December the car park will be closed for resurfacing. Permits are at the site office between 9am and 4pm. If you have mobility needs please call Janet on 01632 960 112.';
  const order = (limit: number) =>
    made('text_shortener', 'en', { text, unit: 'words', limit, keep: ['7 December', 'Janet'], versions: 2 });
  const { result } = await order(28);
  for (const { text: version } of result['versions'] as { text: string }[]) expect(version).toMatch(/7 December.*Janet/);
  await expect(order(20)).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
});
