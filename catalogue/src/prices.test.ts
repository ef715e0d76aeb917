// Prices that count something other than a number field: the price in the form equals the price of the order.
import { parseToolInput } from '@folio/contract/tool-input';
import { isPricedByLength, priceOf, settledPrice } from '@folio/contract/tool-price';
import { expect, it } from 'vitest';
import { findTool, listTools } from './catalogue.ts';

function price(slug: string, changes: Record<string, unknown> = {}): number {
  const tool = findTool(slug);
  const parsed = tool && parseToolInput(tool, { ...tool.example, ...changes });
  if (!tool || !parsed?.ok) throw new Error(`${slug}: ${JSON.stringify(parsed)}`);
  return priceOf(tool.credits, parsed.input);
}

const delivered = (result: Record<string, unknown>) => ({ result, words: 0, input: {} });

it('counts the filled lines of a text: three credits for each dish', () => {
  expect(price('restaurant_menu', { dishes: 'Soup | peas | 8\n\nBread\n  \nPie | apple' })).toBe(9);
});

it('counts the first e-mail and each that follows', () => {
  expect([0, 2, 4].map((follow_ups) => price('cold_outreach_email', { follow_ups }))).toEqual([15, 45, 75]);
});

it('reads figures that are values of options: seconds of a video, times as long', () => {
  expect(['15', '90'].map((duration) => price('tiktok_script', { duration }))).toEqual([15, 90]);
  expect(price('text_expander', { text: 'word '.repeat(200), factor: '5', add: [] })).toBeGreaterThanOrEqual(200);
});

it('counts the chosen channels and languages', () => {
  expect(price('campaign_kit', { channels: ['email', 'social', 'press'] })).toBe(240);
  expect(price('catalogue_enrichment', { target_languages: ['en', 'de', 'fr'] })).toBe(60);
});

it('gives back what was not made: rows in languages that nobody could write', () => {
  const rule = findTool('catalogue_enrichment')?.credits;
  if (!rule) throw new Error('no catalogue_enrichment');
  const shown = priceOf(rule, { target_languages: ['en', 'de'] }, { fileRows: 3 });
  expect(shown).toBe(120);
  expect(settledPrice(rule, shown, delivered({ rows: [{}, {}, {}] }))).toBe(60);
  expect(settledPrice(rule, shown, delivered({ rows: Array.from({ length: 9 }, () => ({})) }))).toBe(120);
});

it('settles a text priced by length by each 100 words begun of what came', () => {
  const rule = findTool('seo_article')?.credits;
  if (!rule) throw new Error('no seo_article');
  const settled = (words: number, price = 400) =>
    settledPrice(rule, price, { result: {}, words, input: { human_proofreading: true } });
  expect([278, 300, 301, 1943, 2600].map((words) => settled(words))).toEqual([100, 100, 100, 400, 400]);
  expect([501, 600, 601].map((words) => settled(words))).toEqual([120, 120, 140]);
  expect(settled(0)).toBe(100);
});

it('settles an outline by what the first 100 words cost', () => {
  const rule = findTool('seo_article')?.credits;
  if (!rule) throw new Error('no seo_article');
  const settled = (price: number) =>
    settledPrice(rule, price, { result: {}, words: 278, input: { human_proofreading: true }, isOutline: true });
  expect([settled(100), settled(400), settled(10)]).toEqual([20, 20, 10]);
});

it('never settles above what was shown, never below nothing, and never more for less', () => {
  const byLength = listTools().filter(({ credits }) => isPricedByLength(credits));
  expect(byLength.length).toBeGreaterThan(15);
  for (const { credits, slug } of byLength) {
    for (const price of [0, 1, 20, 60, 100, 140, 400, 4000]) {
      let before = 0;
      for (let words = 0; words < 3000; words += 37) {
        const settled = settledPrice(credits, price, { result: {}, words, input: {} });
        expect(settled, `${slug} ${price} ${words}`).toBeLessThanOrEqual(price);
        expect(settled).toBeGreaterThanOrEqual(Math.min(price, credits.minimum ?? 0));
        expect(settled).toBeGreaterThanOrEqual(before);
        expect(Number.isInteger(settled)).toBe(true);
        before = settled;
      }
    }
  }
});
