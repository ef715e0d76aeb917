// What those who order kits, plans, product rows and style guides must be able to rely on.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import type { EngineContext, SourceText } from '../engine-types.ts';
import { languagesWithoutModel } from '../without-model.ts';
import { compose, composeProposal } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, orderLanguages, ordersIn, parsed } from './fixtures/orders.ts';

describe('product rows', () => {
  interface Row {
    sku: string;
    language: string;
    title?: string;
    description?: string;
    bullets: string[];
    attributes: string[];
    category?: string;
    issues: string;
  }
  const file = (text: string): SourceText => ({ id: 7, title: 'products', url: null, text });
  const rows = async (changes: Record<string, unknown>, text?: string, language = 'en') =>
    (await draftExample('catalogue_enrichment', changes, language, text === undefined ? {} : { sources: [file(text)] }))[
      'rows'
    ] as Row[];

  it('are written in the language of the data alone, the others named', async () => {
    const made = await rows({ target_languages: ['de', 'en'] });
    expect(made.map(({ sku, language }) => [sku, language])).toEqual([['HO-340-M', 'en']]);
    expect(made[0]?.issues).toContain('German');
    expect(made[0]?.issues).not.toContain('English');
  });

  it('in other languages only are left to a model', async () => {
    await expect(rows({ target_languages: ['de', 'fr'] })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    await expect(rows({ target_languages: ['de'] }, undefined, 'de')).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    await expect(rows({ translate_from: 'nl-NL' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  });

  it('are one for each row of a file, each with its own facts', async () => {
    const text = 'sku: A1; name: Boot; weight: 890 g; lining: light; warm\n\nsku: A2; name: Glove; colour: red';
    const made = await rows({ product_data: '', contents: ['title', 'attributes'], files: ['p.csv'] }, text);
    expect(made.map(({ sku, title }) => [sku, title])).toEqual([
      ['A1', 'Boot'],
      ['A2', 'Glove, red'],
    ]);
    expect(made[0]?.attributes).toEqual(['Weight: 890 g', 'Lining: light; warm']);
    expect(made[1]?.attributes).toEqual(['Colour: red']);
  });

  it('hold only what was asked for', async () => {
    const [row] = await rows({ contents: ['bullets'] });
    expect(row).not.toHaveProperty('title');
    expect(row).not.toHaveProperty('description');
    expect(row?.bullets.length).toBe(5);
    expect(row?.attributes).toEqual([]);
  });

  it('take their category from the given tree or ask for it', async () => {
    const data = 'SKU: 1; name: Boot; category: Boots; weight: 900 g';
    const tree = 'Shoes > Boots; Shoes > Sandals';
    const [known] = await rows({ product_data: data, contents: ['category'], taxonomy: tree });
    expect(known?.category).toBe('Shoes > Boots');
    const [unknown] = await rows({ product_data: data, contents: ['category'], taxonomy: 'Hats' });
    expect(unknown).not.toHaveProperty('category');
    expect(unknown?.issues).toContain('category from the tree');
  });

  it('put the brand first on a marketplace, and never a price into a text', async () => {
    const data = 'SKU: 1; name: Boot; brand: Halden; price: 99 EUR; weight: 900 g; colour: red';
    const [row] = await rows({ product_data: data, contents: ['title', 'description', 'bullets'], channel: 'amazon' });
    expect(row?.title).toBe('Halden Boot, weight 900 g, red');
    expect(JSON.stringify(row)).not.toContain('99');
  });

  it('name what contradicts itself', async () => {
    const [row] = await rows({ product_data: 'SKU: 1\nname: Boot\nweight: 900 g\nweight: 950 g' });
    expect(row?.issues).toContain('Weight is given as 900 g and 950 g.');
  });
});

describe('campaign kits', () => {
  interface Kit {
    concept: { idea: string; tagline: string };
    google_ads: { headlines: string[]; descriptions: string[] };
    meta_ads: { primary_text: string }[];
    linkedin: string[];
    emails: { subject: string; body: string }[];
    social_posts: { network: string; text: string }[];
    landing_page?: string;
    press_release?: string;
    calendar: { date: string; channel: string; item: string }[];
  }
  const kit = async (changes: Record<string, unknown>) => (await draftExample('campaign_kit', changes)) as unknown as Kit;
  const all = ['google_ads', 'meta_ads', 'linkedin', 'email', 'social', 'landing_page', 'press'];

  it('fill the chosen channels and leave the others empty', async () => {
    const made = await kit({ channels: ['email'], emails_count: 3 });
    expect(made.emails).toHaveLength(3);
    expect([made.google_ads.headlines, made.meta_ads, made.linkedin, made.social_posts]).toEqual([[], [], [], []]);
    expect(made.landing_page).toBeUndefined();
    expect(made.press_release).toBeUndefined();
  });

  it('plan every piece once between start and end', async () => {
    const made = await kit({ channels: all, social_posts_count: 8, emails_count: 4 });
    const pieces = made.meta_ads.length + made.linkedin.length + made.emails.length + made.social_posts.length + 3;
    expect(made.calendar).toHaveLength(pieces);
    for (const { date } of made.calendar) expect(date >= '2026-09-01' && date <= '2026-12-12', date).toBe(true);
    expect((await kit({ start_date: undefined })).calendar).toEqual([]);
    const reversed = await kit({ start_date: '2026-09-01', end_date: '2026-08-01' });
    expect(new Set(reversed.calendar.map(({ date }) => date))).toEqual(new Set(['2026-09-01']));
  });

  it('never name readers the goal of the makers', async () => {
    const made = await kit({ channels: all });
    expect(JSON.stringify(made)).not.toContain('2,000');
  });

  it('make no post and no subject twice, and ask where points run out', async () => {
    const made = await kit({ social_posts_count: 20, emails_count: 5 });
    const posts = made.social_posts
      .map(({ network, text }) => `${network}: ${text}`)
      .filter((text) => !text.includes(': To add'));
    expect(new Set(posts).size).toBe(posts.length);
    expect(new Set(made.emails.map(({ subject }) => subject)).size).toBe(5);
    const thin = await kit({ brief: 'Beds on the night train.', social_posts_count: 20 });
    expect(thin.social_posts.at(-1)?.text).toMatch(/^To add: /);
  });

  it('keep a sentence that leans on another with it', async () => {
    const made = await kit({
      brief: 'The bed is new. It costs 49 euros. Breakfast is included.',
      channels: all,
      emails_count: 3,
    });
    for (const { subject } of made.emails) expect(subject).not.toMatch(/^It /);
    for (const { text } of made.social_posts) expect(text).not.toMatch(/^It /);
  });

  it.each(orderLanguages)('propose a concept in %s', async (language) => {
    const order = ordersIn(language).find(({ tool }) => tool.slug === 'campaign_kit');
    const [first] = order?.tool.steps ?? [];
    if (!order || !first) throw new Error('no campaign kit');
    const { concept } = await composeProposal(order.tool, first, order.input, contextIn(language));
    expect(concept).toContain(order.input['campaign_name']);
    expect(String(concept).toLowerCase()).toContain(String(order.input['key_message']).slice(1, -1).toLowerCase());
  });
});

describe('editorial plans', () => {
  interface Plan {
    pillars: { name: string; share_percent: number }[];
    calendar: { date: string; channel: string; title: string; pillar: string; tool_slug: string; call_to_action: string }[];
    measures: string[];
  }
  const plan = async (changes: Record<string, unknown>, language = 'en') =>
    (await draftExample('editorial_plan', changes, language)) as unknown as Plan;
  const everywhere = ['blog', 'linkedin', 'instagram', 'facebook', 'x', 'tiktok', 'youtube', 'newsletter'];

  it.each([
    [1, 1],
    [13, 14],
    [4, 6],
  ])('of %i weeks with %i pieces hold exactly these, in their weeks, no title twice', async (weeks, pieces) => {
    const { calendar, pillars } = await plan({ weeks, pieces_per_week: pieces, channels: everywhere });
    expect(calendar).toHaveLength(weeks * pieces);
    const start = Date.parse('2026-09-07');
    const weekOf = (date: string) => Math.floor((Date.parse(date) - start) / (7 * 86_400_000));
    for (let week = 0; week < weeks; week++) expect(calendar.filter(({ date }) => weekOf(date) === week)).toHaveLength(pieces);
    expect(calendar.map(({ date }) => date)).toEqual(calendar.map(({ date }) => date).toSorted());
    expect(new Set(calendar.map(({ title }) => title)).size).toBe(calendar.length);
    expect(pillars.reduce((sum, { share_percent }) => sum + share_percent, 0)).toBe(100);
  });

  it('name tools that exist', async () => {
    const { calendar } = await plan({ channels: everywhere, weeks: 2, pieces_per_week: 8 });
    expect(new Set(calendar.map(({ channel }) => channel)).size).toBe(8);
    for (const { tool_slug: slug } of calendar) expect(findTool(slug)?.slug).toBe(slug);
  });

  it('speak of the offer in one piece of five', async () => {
    const { calendar } = await plan({ weeks: 5, pieces_per_week: 4, dates: '' });
    expect(calendar.filter((piece) => piece.call_to_action.startsWith('To add: '))).toHaveLength(4);
  });

  it.each([
    ['en', 'September 16: Bike day', '2026-09-16', 'Bike day'],
    ['en', '2026-09-10 Bike day', '2026-09-10', 'Bike day'],
    ['de', '16.9.: Radtag', '2026-09-16', 'Radtag'],
    ['de', 'Radtag am 16. September 2026', '2026-09-16', 'Radtag'],
    ['fr', '16 septembre : fête du vélo', '2026-09-16', 'Fête du vélo'],
    ['es', '16 de septiembre: día de la bici', '2026-09-16', 'Día de la bici'],
    ['it', '16 settembre: giornata della bici', '2026-09-16', 'Giornata della bici'],
    ['pt-BR', '16 de setembro: dia da bicicleta', '2026-09-16', 'Dia da bicicleta'],
  ])('keep a given day in %s: %s', async (language, dates, date, title) => {
    const { calendar } = await plan({ dates }, language);
    expect(calendar).toHaveLength(6);
    expect(calendar.find((piece) => piece.title === title)?.date).toBe(date);
  });

  it('say which days they could not place', async () => {
    const { measures } = await plan({ dates: '22 December: Party\nSome day in spring' });
    expect(measures.at(-1)).toContain('22 December: Party; Some day in spring');
  });

  it.each(orderLanguages)('propose at least three pillars in %s', async (language) => {
    const order = ordersIn(language).find(({ tool }) => tool.slug === 'editorial_plan');
    const [first] = order?.tool.steps ?? [];
    if (!order || !first) throw new Error('no plan');
    const proposal = await composeProposal(order.tool, first, { ...order.input, pillars: [] }, contextIn(language));
    const pillars = proposal['pillars'] as string[];
    expect(pillars.length).toBeGreaterThanOrEqual(3);
    expect(new Set(pillars).size).toBe(pillars.length);
  });
});

describe('style guides', () => {
  interface Guide {
    voice_summary: string;
    traits: { trait: string; description: string }[];
    person_and_address: string;
    vocabulary: { preferred: string[]; avoid: string[] };
    by_channel: { example: string }[];
    before_after: unknown[];
    punctuation_and_format: string[];
  }
  const guide = async (changes: Record<string, unknown>, language = 'en', context: Partial<EngineContext> = {}) =>
    (await draftExample('brand_style_guide', changes, language, context)) as unknown as Guide;
  const samples = String(findTool('brand_style_guide')?.example['samples']);

  it('quote the samples word for word, and make up no pairs', async () => {
    const made = await guide({});
    const quotes = made.traits.flatMap(({ description }) =>
      [...description.matchAll(/Proof: “([^”]+)”/gu)].map(([, quote]) => quote),
    );
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    for (const quote of quotes) expect(samples).toContain(quote);
    for (const { example } of made.by_channel) expect(samples).toContain(example);
    expect(made.before_after).toEqual([]);
    expect(made.person_and_address).toContain('“we”');
  });

  it('claim nothing where the samples are too short to judge', async () => {
    const made = await guide({ samples: 'We bake. You eat!' });
    expect(made.traits).toEqual([]);
    expect(made.person_and_address).toMatch(/^To add: /);
    expect(made.voice_summary).toContain('To add: more sample texts');
  });

  it('count exclamation marks, and name competitors as words to avoid', async () => {
    const made = await guide({ samples: `${samples} Come on in!`, competitors: ['Fast Tables'] });
    expect(made.traits.map(({ trait }) => trait)).not.toContain('Does not shout');
    expect(made.punctuation_and_format[0]).toBe('Exclamation marks: 1 in 7 sentences.');
    expect(made.vocabulary.avoid).toEqual(['Fast Tables']);
  });

  it('read pages and files, cited', async () => {
    const tool = findTool('brand_style_guide');
    if (!tool) throw new Error('no guide');
    const page: SourceText = { id: 9, title: 'About', url: 'https://a.example', text: `# About us\n\n${samples}` };
    const input = parsed(tool, { ...tool.example, samples: '', source_urls: ['https://a.example'] });
    const { result, sourcesUsed } = await compose(tool, input, contextIn('en', { sources: [page] }));
    expect(tool.result.safeParse(result).error).toBeUndefined();
    expect(sourcesUsed).toEqual([9]);
    expect(JSON.stringify(result)).toContain('We make tables.');
  });

  it('describe samples of another language in the language of the guide', async () => {
    const made = await guide({}, 'de');
    expect(made.person_and_address).toBe(
      'Die Marke spricht von sich als „wir“. Die Leser werden direkt angesprochen, mit „you“.',
    );
  });

  it('are offered in the languages of the tool alone', () => {
    const tool = findTool('brand_style_guide');
    expect(tool && languagesWithoutModel(tool).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  });
});
