// What shops must be able to rely on: the limits of each marketplace, and that nothing is sold that was not given.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { compose } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn } from './fixtures/orders.ts';

describe('bullet points', () => {
  const bullets = async (changes: Record<string, unknown>) =>
    (await draftExample('bullet_point_generator', changes))['bullet_points'] as { label?: string; text: string }[];

  it('keep to the number and the length that were asked for, label included', async () => {
    const features = Array.from({ length: 12 }, (_, index) => `Point ${index}: ${'a longer run of words '.repeat(8)}`).join('\n');
    const made = await bullets({ features, quantity: 4, max_characters: 60 });
    expect(made).toHaveLength(4);
    for (const { label = '', text } of made) expect(`${label}: ${text}`.length).toBeLessThanOrEqual(60);
  });

  it('put labels into the text where none were asked for', async () => {
    const made = await bullets({ features: 'Weight: 890 g\nOpens flat.\nTwo pockets', leading_label: false });
    expect(made).toEqual([{ text: 'Weight: 890 g' }, { text: 'Opens flat' }, { text: 'Two pockets' }]);
  });

  it('ask for more where there are fewer than three, and never repeat', async () => {
    const made = await bullets({ features: 'Opens flat\nopens flat' });
    expect(made.map(({ text }) => text)).toEqual(['Opens flat', expect.stringMatching(/^To add: /)]);
  });

  it('leave data in another language to a model', async () => {
    await expect(bullets({ translate_from: 'it' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    expect(await bullets({ translate_from: 'en' })).toHaveLength(5);
  });
});

describe('product descriptions', () => {
  it('leave data in another language to a model', async () => {
    const describeProduct = (changes: Record<string, unknown>) => draftExample('product_description_generator', changes);
    await expect(describeProduct({ translate_from: 'it' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    expect(await describeProduct({ translate_from: 'en' })).toHaveProperty('title');
  });
});

describe('marketplace listings', () => {
  const long = { product_name: 'Oak board '.repeat(19).trim(), variant: 'very dark brown', search_terms: ['breakfast board'] };

  it.each([
    ['amazon', 200],
    ['ebay', 80],
    ['etsy', 140],
    ['google_shopping', 150],
  ])('keep to the title of %s', async (marketplace, limit) => {
    const { title } = await draftExample('marketplace_listing', { ...long, marketplace });
    expect(String(title).length).toBeLessThanOrEqual(limit);
  });

  it('hold search terms of at most 249 bytes without what buyers already see', async () => {
    const search_terms = Array.from(
      { length: 15 },
      (_, index) => `größenwunder${index} Fjellbach bottle ${'ü'.repeat(12)}${index}`,
    );
    const { backend_search_terms: terms } = await draftExample('marketplace_listing', { search_terms });
    expect(Buffer.byteLength(String(terms))).toBeLessThanOrEqual(249);
    expect(String(terms)).not.toMatch(/fjellbach|bottle/i);
    expect(new Set(String(terms).split(' ')).size).toBe(String(terms).split(' ').length);
  });

  it('leave prices and offers out and say so', async () => {
    const { remarks, ...listing } = await draftExample('marketplace_listing', {
      features: 'Keeps cold\nNow 20% off: only €19.90\nVolume: 750 ml\nLeakproof lid',
    });
    expect(JSON.stringify(listing)).not.toContain('19.90');
    expect(JSON.stringify(remarks)).toContain('19.90');
  });

  it('fill only the parts that the marketplace has', async () => {
    const etsy = await draftExample('marketplace_listing', {
      marketplace: 'etsy',
      search_terms: ['short tag', 'a tag that is far too long for it'],
    });
    expect(etsy).toMatchObject({ tags: ['short tag'], bullets: [] });
    expect(etsy).not.toHaveProperty('backend_search_terms');
    const ebay = await draftExample('marketplace_listing', { marketplace: 'ebay' });
    expect(String(ebay['subtitle']).length).toBeLessThanOrEqual(55);
  });
});

describe('questions and answers', () => {
  const faq = async (changes: Record<string, unknown>, language = 'en') =>
    (await draftExample('faq_generator', changes, language))['faq'] as {
      question: string;
      answer: string;
      needs_check: boolean;
    }[];

  it('keep the pairs that were given, over several lines too', async () => {
    const information = 'Do you ship abroad?\nYes, to all of Europe.\nIt takes five days.\n\nThe bag weighs 2 kg.';
    const [first, second] = await faq({ information });
    expect(first).toEqual({
      question: 'Do you ship abroad?',
      answer: 'Yes, to all of Europe. It takes five days.',
      needs_check: false,
    });
    expect(second).toMatchObject({ question: 'What are the size and material?', answer: 'The bag weighs 2 kg.' });
  });

  it('mark what the information does not answer, and invent nothing', async () => {
    const made = await faq({ information: 'The tour is suitable for families.', quantity: 6 });
    expect(made.map(({ needs_check }) => needs_check)).toEqual([true, true, true]);
    for (const { answer } of made.slice(1)) expect(answer).toMatch(/^To add: /);
  });

  it('gather what belongs together and keep to the number that was asked for', async () => {
    const information = 'Returns are free within 30 days.\nYou can cancel until the evening before.\nIt costs 20 euros.';
    const made = await faq({ information, quantity: 3 });
    expect(made).toHaveLength(3);
    expect(made[1]?.answer).toBe('Returns are free within 30 days. You can cancel until the evening before.');
  });

  it('take sentences from sources and say which', async () => {
    const tool = findTool('faq_generator');
    if (!tool) throw new Error('no faq');
    const source = {
      id: 7,
      title: 'Terms',
      url: null,
      text: 'The annual membership of the library costs 24 euros for adults and nothing for children.',
    };
    const input = { subject: 'Library card', quantity: 6, answer_length: 'short', language: 'en', additional_source_ids: [7] };
    const made = await compose(tool, input, contextIn('en', { sources: [source] }));
    expect(made.sourcesUsed).toEqual([7]);
    expect(JSON.stringify(made.result)).toContain('costs 24 euros');
  });
});

describe('category pages', () => {
  it('link a subcategory only where its address is known, and never run markup', async () => {
    const page = await draftExample('category_page', {
      subcategory_links: ['Boots | https://shop.example/boots', '<b>Socks</b>', 'Hats | javascript:alert(1)'],
    });
    expect(page['footer_content']).toContain('<a href="https://shop.example/boots">Boots</a>');
    expect(page['footer_content']).toContain('&lt;b&gt;Socks');
    expect(page['footer_content']).not.toMatch(/href="javascript/);
  });

  it('keep to the lengths of their parts with many products', async () => {
    const products = Array.from({ length: 60 }, (_, index) => `Product kind number ${index}`).join('\n');
    expect(String((await draftExample('category_page', { products }))['intro']).length).toBeLessThanOrEqual(400);
    expect((await draftExample('category_page', { faq: false }))['faq']).toEqual([]);
  });
});
