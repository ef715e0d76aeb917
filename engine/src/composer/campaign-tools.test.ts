// What advertisers and social editors must be able to rely on: the channel's limits, exactly, and no half phrases.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { make } from '../engine.ts';
import { compose } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, orderLanguages, ordersIn, parsed } from './fixtures/orders.ts';

interface Ad {
  headlines: string[];
  descriptions: string[];
  path1: string;
  path2: string;
  callouts: string[];
  remarks?: string[];
}

describe('search ads', () => {
  const ad = async (changes: Record<string, unknown>) => (await draftExample('google_search_ads', changes)) as unknown as Ad;

  it.each(orderLanguages)('keep to 30, 90, 15 and 25 characters in %s, with no cut word and no shouting', async (language) => {
    const order = ordersIn(language).find(({ tool }) => tool.slug === 'google_search_ads');
    if (!order) throw new Error('no order');
    const { result } = await compose(order.tool, order.input, contextIn(language));
    const { headlines, descriptions, path1, path2, callouts } = result as unknown as Ad;
    expect(headlines.length).toBeGreaterThanOrEqual(8);
    expect(descriptions.length).toBeGreaterThanOrEqual(2);
    for (const headline of headlines) {
      expect([...headline].length).toBeLessThanOrEqual(30);
      expect(headline).not.toMatch(/[!…]/u);
    }
    for (const description of descriptions) expect([...description].length).toBeLessThanOrEqual(90);
    for (const path of [path1, path2]) expect(path).toMatch(/^[a-z0-9-]{1,15}$/);
    for (const callout of callouts) expect([...callout].length).toBeLessThanOrEqual(25);
    expect(new Set(headlines.map((headline) => headline.toLowerCase())).size).toBe(headlines.length);
  });

  it('take no more than were asked for, and the keyword first', async () => {
    const made = await ad({ headline_count: 3, description_count: 2 });
    expect(made.headlines).toEqual(['Kayak tour', 'Halden Kayak', 'Tours for beginners']);
    expect(made.descriptions).toHaveLength(2);
  });

  it('leave what is too long for a headline to the descriptions, and never say a thing twice', async () => {
    const made = await ad({ benefits: 'A benefit that is much too long for one headline!\nShort one!\nSHORT ONE' });
    expect(made.headlines).toContain('Short one');
    expect(made.headlines.join()).not.toContain('much too long');
    expect(made.descriptions.join(' ')).toContain('much too long for one headline');
  });

  it('ask for what only the advertiser knows', async () => {
    expect((await ad({ assets: true })).remarks?.join()).toContain('To add: sitelinks');
    expect((await ad({ assets: false })).callouts).toEqual([]);
  });
});

it('an ad with as many lines as were asked for is not short of any', async () => {
  const tool = findTool('google_search_ads');
  if (!tool) throw new Error('no search ads');
  const headOf = async (headline_count: number) =>
    (await make(tool, parsed(tool, { ...tool.example, headline_count }), contextIn('en'))).html;
  expect(await headOf(5)).not.toContain('of 5 came');
  expect(await headOf(15)).toContain('of 15 came');
});
