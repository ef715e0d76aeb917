// Prices that count something other than a number field: what the form shows is what the order costs.
import { parseToolInput } from '@folio/contract/tool-input';
import { priceOf, settledPrice } from '@folio/contract/tool-price';
import { expect, it } from 'vitest';
import { findTool } from './catalogue.ts';

function price(slug: string, changes: Record<string, unknown> = {}): number {
  const tool = findTool(slug);
  const parsed = tool && parseToolInput(tool, { ...tool.example, ...changes });
  if (!tool || !parsed?.ok) throw new Error(`${slug}: ${JSON.stringify(parsed)}`);
  return priceOf(tool.credits, parsed.input);
}

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
  expect(settledPrice(rule, shown, { rows: [{}, {}, {}] })).toBe(60);
  expect(settledPrice(rule, shown, { rows: Array.from({ length: 9 }, () => ({})) })).toBe(120);
});
