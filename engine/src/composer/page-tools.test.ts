// What users who order briefs, cards and pages must be able to rely on.
import { findTool } from '@folio/catalogue/catalogue';
import type { ToolResult } from '@folio/catalogue/define-tool';
import { countWords } from '@folio/contract/tool-price';
import { describe, expect, it, vi } from 'vitest';
import { textOfHtml } from '../document/plain-text.ts';
import { make } from '../engine.ts';
import { type EngineContext, EngineFailure, type SourceText } from '../engine-types.ts';
import { readCsv } from '../sources/read-table.ts';
import { compose } from './composer.ts';
import { bakerySources } from './fixtures/bakery-sources-de.ts';
import { composeExample } from './fixtures/draft-example.ts';
import { hotelSources } from './fixtures/hotel-sources-en.ts';
import { contextIn, orderLanguages, ordersIn, parsed } from './fixtures/orders.ts';

const draft = (slug: string, changes: Record<string, unknown>, context: Partial<EngineContext> = {}, language = 'en') =>
  composeExample(slug, changes, language, context);

const pages = hotelSources.map((source, index): SourceText => ({ ...source, url: `https://www.hotel.example/${index}` }));

describe('a content brief', () => {
  const hotel = {
    primary_kw: 'direct bookings for hotels',
    keywords: ['booking engine', 'guest reviews', 'metasearch'],
    goal: 'Hotels order a website check',
  };
  type Outline = { h2: string; notes: string; words: number }[];

  it.each([500, 1000, 2000])('shares out exactly %i words in every language', async (length) => {
    for (const language of orderLanguages) {
      const order = ordersIn(language).find((one) => one.tool.slug === 'content_brief');
      if (!order) throw new Error('no order');
      const { result } = await compose(order.tool, { ...order.input, length }, contextIn(language));
      const outline = result['outline'] as Outline;
      expect(outline.reduce((sum, { words }) => sum + words, 0)).toBe(length);
      expect(outline.length).toBeGreaterThanOrEqual(3);
      expect(outline.every(({ notes }) => notes !== '')).toBe(true);
    }
  });

  it('gives each secondary keyword its place, also where the pages do not speak of it', async () => {
    const { result } = await draft('content_brief', { ...hotel, length: 1000 }, { sources: pages });
    const text = JSON.stringify(result['outline']);
    for (const keyword of hotel.keywords) expect(text).toContain(keyword);
    // What competitors' headings are about, never the headings themselves.
    const headings = (result['outline'] as Outline).map(({ h2 }) => h2);
    expect(headings.some((heading) => heading.startsWith('Booking engine'))).toBe(true);
    const theirs = pages.flatMap((page) => page.text.match(/^# .+$/gm) ?? []).map((line) => line.slice(2).toLowerCase());
    expect(theirs.length).toBeGreaterThan(3);
    for (const heading of headings) expect(theirs).not.toContain(heading.toLowerCase());
  });

  it('reports what the pages to learn from lack, and cites only the other sources', async () => {
    const competitor_urls = pages.slice(0, 2).map(({ url }) => url);
    const { result, sourcesUsed } = await draft('content_brief', { ...hotel, competitor_urls }, { sources: pages });
    expect(result['angle']).toContain('None of them speaks of guest reviews and metasearch');
    expect(result['sources_to_cite']).toEqual([expect.stringContaining('https://www.hotel.example/2')]);
    expect(sourcesUsed).toEqual([pages[2]?.id]);
  });

  it('takes the questions that the pages ask about the keywords, and no others', async () => {
    const text = '# Questions\n\nHow long does a direct booking take to pay off?\n\nWould you like some tea with that?';
    const { result } = await draft('content_brief', hotel, { sources: [{ id: 5, title: 'Page', url: null, text }] });
    expect(result['questions']).toContain('How long does a direct booking take to pay off?');
    expect(JSON.stringify(result)).not.toContain('some tea');
  });

  it('lists the keywords first and the terms of the pages as they are written, each once', async () => {
    const german = { primary_kw: 'Sauerteig', keywords: ['Sauerteig ansetzen', 'Roggenmehl', 'Brot backen'], country: 'DE' };
    const { result } = await draft('content_brief', german, { sources: bakerySources }, 'de');
    const terms = result['terms'] as string[];
    expect(terms.slice(0, 4)).toEqual(['Sauerteig', 'Sauerteig ansetzen', 'Roggenmehl', 'Brot backen']);
    expect(terms).toContain('Wasser');
    expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length);
    expect(terms.every((term) => /^\p{Lu}/u.test(term))).toBe(true);
  });

  it('asks for reader and angle where nobody gave them, and names no page to link to', async () => {
    const { result } = await draft('content_brief', { audience: '', keywords: [] });
    expect(result['reader']).toMatch(/^To add: /);
    expect(result['angle']).toContain('To add: ');
    expect(result['internal_links']).toEqual([expect.stringMatching(/^To add: /)]);
    expect(result['sources_to_cite']).toEqual([]);
  });
});

describe('category cards', () => {
  const cards = (result: ToolResult) =>
    result['cards'] as { heading: string; text: string; linked_keyword?: string; button: string }[];

  it('are as many as asked for, and say where a keyword is missing instead of repeating one', async () => {
    const { result } = await draft('category_cards', { cards: 5 });
    expect(cards(result)).toHaveLength(5);
    expect(cards(result)[3]?.text).toMatch(/^To add: a linked keyword/);
    expect(new Set(cards(result).map(({ text }) => text.split('. ')[0])).size).toBe(4);
  });

  it('keep the headings given, with the linked keyword that each holds', async () => {
    const { result } = await draft('category_cards', { h2_headings: ['Tables for the garden'], cards: 3 });
    expect(cards(result).map(({ heading, linked_keyword }) => [heading, linked_keyword])).toEqual([
      ['Tables for the garden', 'garden tables'],
      ['Garden benches', 'garden benches'],
      ['Sun loungers', 'sun loungers'],
    ]);
  });

  it('count a soft keyword as used only where the text says it, not where it asks for it', async () => {
    const { result } = await draft('category_cards', {});
    expect(JSON.stringify(cards(result))).toContain('a sentence with “weatherproof”');
    expect(result['keywords_used']).toEqual({ linked: ['garden benches', 'garden tables', 'sun loungers'], soft: [] });
    const text = 'Garden benches made to measure fit into every corner of the terrace.';
    const drafted = await draft('category_cards', {}, { sources: [{ id: 4, title: 'Range', url: null, text }] });
    expect(drafted.result['keywords_used']).toMatchObject({ soft: ['made to measure'] });
    expect(cards(drafted.result)[0]?.text).toBe(`${text} To add: a sentence with “weatherproof”, where it is true.`);
    expect(drafted.sourcesUsed).toEqual([4]);
  });

  it('quote no sentence twice, and keep to the sources’ own words', async () => {
    const changes = { category_name: 'Hotel websites', primary_kw: 'hotel website', soft_keywords: [], footer_content: true };
    const linked_keywords = ['booking engine', 'loyal guests', 'guest reviews'];
    const { result } = await draft('category_cards', { ...changes, linked_keywords }, { sources: pages });
    const all = pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
    const sentences = cards(result).flatMap(({ text }) => text.split(/(?<=\.) /));
    expect(sentences.length).toBeGreaterThan(6);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(all).toContain(sentence);
  });

  it('write the footer only when asked for', async () => {
    expect((await draft('category_cards', { footer_content: false })).result).not.toHaveProperty('footer_content');
    expect((await draft('category_cards', { footer_content: true })).result['footer_content']).toContain('To add: footer text');
  });
});

describe('pages of stores', () => {
  interface Page {
    store: string;
    city: string;
    url_slug: string;
    h1: string;
    html: string;
    faq: { question: string; answer: string }[];
    google_profile_description: string;
  }
  const fileOf = (csv: string): SourceText => ({
    id: 7,
    title: 'stores.csv',
    url: null,
    text: readCsv(new TextEncoder().encode(csv)).text,
  });
  const fromFile = async (csv: string, changes: Record<string, unknown> = {}, language = 'en') => {
    const given = { store_name: '', address: '', city: '', local_facts: '', files: ['stores.csv'], ...changes };
    const { result, sourcesUsed } = await draft('store_pages', given, { sources: [fileOf(csv)] }, language);
    return { pages: result['pages'] as Page[], sourcesUsed };
  };
  const three = `name,address,city,hours,services,phone,notes
Hollis & Oak Totnes,12 Fore Street,Totnes,"Tue–Sat 10–17","Workshop tours; repairs",01803 000000,"Anna and Tom advise on timber. Tables from 900 euros."
Exeter,3 Quay Road,Exeter,"Mon-Fri: 9-18; Sat: 10-16",,,"Next to the canal."
,8 Hoe Lane,Plymouth,,Table showroom,,
`;

  it('are one for each row, with what the row says and nothing of the others', async () => {
    const { pages: made, sourcesUsed } = await fromFile(three);
    expect(made.map(({ store, city }) => [store, city])).toEqual([
      ['Hollis & Oak Totnes', 'Totnes'],
      ['Hollis & Oak Exeter', 'Exeter'],
      ['Hollis & Oak', 'Plymouth'],
    ]);
    expect(textOfHtml(made[1]?.html ?? '')).toContain('Mon-Fri: 9-18; Sat: 10-16');
    expect(made[1]?.html).not.toMatch(/Fore Street|01803|showroom/);
    expect(made[2]?.html).toContain('To add: opening hours and phone number.');
    expect(sourcesUsed).toEqual([7]);
  });

  it('differ in their first sentence, their order and their questions', async () => {
    const rows = ['Bath', 'Frome', 'Wells'].map(
      (city) => `${city},1 High Street,${city},10–17,Repairs,01 02,Our team advises you.`,
    );
    const { pages: made } = await fromFile(`name,address,city,hours,services,phone,notes\n${rows.join('\n')}\n`);
    const order = made.map(({ html }) => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) => heading).join());
    expect(new Set(order).size).toBe(3);
    expect(new Set(made.map(({ html, city }) => (/<p>(.*?)<\/p>/.exec(html)?.[1] ?? '').replaceAll(city, ''))).size).toBe(3);
    expect(new Set(made.map(({ faq, city }) => faq.map(({ question }) => question.replaceAll(city, '')).join())).size).toBe(3);
    expect(new Set(made.map(({ url_slug }) => url_slug)).size).toBe(3);
  });

  it('keep prices out of the Google profile', async () => {
    const { pages: made } = await fromFile(three);
    expect(made[0]?.html).toContain('900 euros');
    expect(made[0]?.google_profile_description).not.toContain('900');
    expect(made[0]?.google_profile_description).toContain('Anna and Tom');
  });

  it('read a file with German columns, and the store of the form beside it', async () => {
    const csv = 'Filiale;Adresse;Stadt;Öffnungszeiten;Telefon\nHafen;Hafenstraße 1;Lindau;täglich 9–18 Uhr;08382 0000\n';
    const form = { store_name: 'Bahnhof', city: 'Lindau', brand: 'Radwerk', service: 'Fahrradverleih', keywords: [] };
    const { pages: made } = await fromFile(csv, form, 'de');
    expect(made.map(({ store }) => store)).toEqual(['Radwerk (Bahnhof)', 'Radwerk (Hafen)']);
    expect(textOfHtml(made[1]?.html ?? '')).toContain('Täglich 9–18 Uhr');
    expect(new Set(made.map(({ url_slug }) => url_slug)).size).toBe(2);
  });

  it('refuse a file that names no store, and one that names more than an order takes', async () => {
    await expect(fromFile('sku,colour\n1,red\n2,blue\n')).rejects.toMatchObject({ code: 'FILE_EMPTY', detail: 'stores.csv' });
    await expect(fromFile('sku,colour\n1,red\n', { store_name: 'Bath' })).rejects.toMatchObject({ code: 'FILE_EMPTY' });
    const rows = Array.from({ length: 101 }, (_, index) => `Store ${index},Town ${index}`).join('\n');
    await expect(fromFile(`name,city\n${rows}\n`)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });
});

describe('ordered web pages', () => {
  const page = { url: 'https://www.hotel.example/1' };
  const htmlOf = (result: ToolResult) =>
    (result['sections'] as { heading: string; html: string }[]).map(({ heading, html }) => [heading, textOfHtml(html)]);

  it.each(['rewrite', 'edit'])('to %s need a model', async (request_type) => {
    await expect(draft('managed_page_content', { request_type })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  });

  it('to rewrite wait for a model also while the page is away', async () => {
    const tool = findTool('managed_page_content');
    if (!tool) throw new Error('no tool');
    const input = parsed(tool, { ...tool.example, request_type: 'rewrite', page_url: page.url });
    const readPage = vi.fn<EngineContext['readPage']>().mockRejectedValue(new EngineFailure('PAGE_UNREADABLE'));
    await expect(make(tool, input, contextIn('en', { readPage }))).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    expect(readPage).not.toHaveBeenCalled();
  });

  it('put each fact under the heading that it speaks of', async () => {
    const { result } = await draft('managed_page_content', {});
    expect(htmlOf(result)).toEqual([
      ['', expect.stringContaining('Cargo bike rental Halden')],
      ['What a cargo bike carries', 'Six bikes, three of them electric.'],
      ['How the rental works', 'Booked online, opened by phone.'],
      ['Prices', '4 euros an hour, 22 euros a day.'],
    ]);
  });

  it('say what is missing with the words of the task, and ask for it in the change log', async () => {
    const { result } = await draft('managed_page_content', { additional_content: '' });
    expect(htmlOf(result)[1]?.[1]).toBe(
      'To add: facts for “What a cargo bike carries”, as the task says: “Explain to families and craftspeople what they can carry and how they book.”',
    );
    expect(result['change_log']).toContain('Which facts belong under “Prices”?');
  });

  it('have headings of their own where none were given, and do not repeat the keyword in their overview', async () => {
    const { result } = await draft('managed_page_content', { h2_headings: [], brand: '', linked_keywords: [] });
    expect(htmlOf(result)[0]?.[1]).toBe(
      'Cargo bike rental Halden. On this page: what it is about, what it takes and cargo bike rental Halden step by step.',
    );
  });

  it('link a keyword once to the address that the task gives, and list only keywords that are in the text', async () => {
    const task_description = 'Explain the rental.\ncargo bike | https://www.halden.example/cargo';
    const { result } = await draft('managed_page_content', { task_description });
    const html = JSON.stringify(result['sections']);
    expect(html.match(/<a href/g)).toHaveLength(1);
    expect(html).toContain('https://www.halden.example/cargo');
    expect(result['linked_keywords_used']).toEqual(['cargo bike', 'bike rental']);
    expect(result['soft_keywords_used']).toEqual([]);
    expect(JSON.stringify(result['change_log'])).toContain('carry children');
  });

  it('add only the sections that the page lacks, without quoting the page itself', async () => {
    const changes = { request_type: 'add', page_url: page.url, h2_headings: ['The booking engine', 'Prices of our check'] };
    const { result, sourcesUsed } = await draft(
      'managed_page_content',
      { ...changes, additional_content: 'The check costs 90 euros.' },
      { sources: pages.slice(1, 2) },
    );
    expect(htmlOf(result)).toEqual([['Prices of our check', 'The check costs 90 euros.']]);
    expect(result['change_log']).toContain('Already on the page, not written again: The booking engine');
    expect(sourcesUsed).toEqual([]);
  });

  it('write from sources up to the length, and leave out what goes beyond it', async () => {
    const h2_headings = ['The booking engine', 'Loyal guests', 'Guest reviews'];
    const hotel = { primary_kw: 'direct bookings', h2_headings, additional_content: '', linked_keywords: [], soft_keywords: [] };
    const { result, sourcesUsed } = await draft('managed_page_content', { ...hotel, content_length: 300 }, { sources: pages });
    const words = countWords(htmlOf(result).flat().join(' '));
    expect(words).toBeGreaterThanOrEqual(270);
    expect(words).toBeLessThanOrEqual(330);
    expect(sourcesUsed.length).toBeGreaterThan(1);
    const facts = Array.from({ length: 40 }, (_, index) => `Fact number ${index} about the cargo bikes of the town.`);
    const additional_content = facts.join('\n');
    const long = await draft('managed_page_content', { additional_content, content_length: 100 });
    const written = htmlOf(long.result).filter(([, text]) => !text?.startsWith('To add'));
    expect(countWords(written.flat().join(' '))).toBeLessThanOrEqual(110);
    expect(JSON.stringify(long.result['change_log'])).toContain('were left out');
  });
});
