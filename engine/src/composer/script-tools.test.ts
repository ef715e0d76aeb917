// What people who film, talk, cook and edit must be able to rely on: times that add up, limits, and nothing said that was not given.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { compose, composeProposal } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, parsed } from './fixtures/orders.ts';

describe('menus', () => {
  const dishes = async (text: string, changes: Record<string, unknown> = {}, language = 'en') =>
    (await draftExample('restaurant_menu', { dishes: text, ...changes }, language))['dishes'] as {
      description: string;
      allergens: string;
      price?: string;
    }[];

  it('add nothing to the ingredients, and ask for them where there are none', async () => {
    expect(await dishes('Soup | peas, mint | 8\nBread')).toMatchObject([
      { description: 'Peas and mint', price: '8', allergens: expect.stringMatching(/^none named/) },
      { description: '', allergens: 'Gluten' },
    ]);
    expect((await dishes('Soup | peas, mint, cream, oil', { max_words: 5 }))[0]?.description).toBe('Peas, mint, cream and oil');
    expect((await dishes('Soup | peas, fresh mint, thick cream', { max_words: 5 }))[0]?.description).toBe('Peas and fresh mint');
  });

  it.each([
    ['Hake in green sauce | 18', 'Hake in green sauce', '', '18'],
    ['Halloumi, aioli, sumac - 11', 'Halloumi', 'Aioli and sumac', '11'],
    ['Cuttlefish in its ink – €16', 'Cuttlefish in its ink', '', '€16'],
    ['Panna cotta ..... 7,50 €', 'Panna cotta', '', '7,50 €'],
    ['Rioja | tempranillo, 2019', 'Rioja', 'Tempranillo and 2019', undefined],
    ['Menu for 2', 'Menu for 2', '', undefined],
  ])('read the line "%s"', async (line, name, description, price) => {
    const [dish] = await dishes(line);
    expect(dish).toMatchObject({ name, description });
    expect(dish?.price).toBe(price);
  });

  it.each([
    ['en', 'Curry | coconut milk, prawns, peanuts', 'Crustaceans, Peanuts'],
    ['de', 'Auflauf | Roggenvollkornmehl, Bergkäse, Eier', 'Gluten, Eier, Milch'],
    ['it', 'Torta | farina, burro, nocciole, uova', 'Glutine, Uova, Latte, Frutta a guscio'],
    ['es', 'Sopa | mejillones, apio, pan', 'Gluten, Apio, Moluscos'],
    ['fr', 'Tarte | pâte feuilletée, moutarde, crème', 'Gluten, Lait, Moutarde'],
    ['pt-BR', 'Bolo | trigo, ovos, leite de coco', 'Glúten, Ovos'],
  ])('read the allergens that the ingredients name in %s', async (language, line, allergens) => {
    expect((await dishes(line, {}, language))[0]?.allergens).toBe(allergens);
    expect((await dishes(line, { allergens: false }, language))[0]?.allergens).toBe('');
  });
});

describe('texts', () => {
  it('are cut to the limit in words or characters, with the words to keep', async () => {
    for (const [unit, limit] of [
      ['characters', 60],
      ['characters', 155],
      ['words', 20],
    ] as const) {
      const { versions } = (await draftExample('text_shortener', { unit, limit, keep: [] })) as {
        versions: { text: string; word_count: number; characters: number }[];
      };
      expect(versions[0]?.[unit === 'words' ? 'word_count' : 'characters']).toBeLessThanOrEqual(limit);
      expect([...(versions[0]?.text ?? '')].length).toBe(versions[0]?.characters);
    }
    expect(JSON.stringify(await draftExample('text_shortener', { limit: 120 }))).toContain('12 Mill Lane');
  });

  it('are planned with words that add up and a place for every point that must be covered', async () => {
    const { sections } = (await draftExample('article_outline', {})) as { sections: { h2: string; suggested_words: number }[] };
    expect(sections.reduce((sum, section) => sum + section.suggested_words, 0)).toBe(1000);
    expect(sections.map(({ h2 }) => h2)).toEqual(
      expect.arrayContaining(['When a permit is needed', 'What an energy adviser checks']),
    );
  });
});

describe('web articles', () => {
  it('put each given fact under the heading that it belongs to, once, and say where something is missing', async () => {
    const made = (await draftExample('web_article', {
      paragraphs_headings: ['What is new on the line', 'Tickets and prices', 'Why the line was closed'],
    })) as { standfirst: string; sections: { heading: string; html: string }[] };
    const all = JSON.stringify(made.sections);
    expect(made.standfirst).toContain('From 12 December');
    expect(all.split('Tickets are on sale').length).toBe(2);
    expect(made.sections.find(({ heading }) => heading === 'Tickets and prices')?.html).toContain('Tickets are on sale');
    expect(made.sections.find(({ heading }) => heading === 'Why the line was closed')?.html).toContain('To add');
    expect(all).not.toContain('data-source="0"');
  });

  it('cite sources, never the facts of the order, and propose as many headings as were asked for', async () => {
    const text =
      'The night train to Trieste stopped in 2009 because the carriages were too old. The railway has bought twelve new carriages since. Every carriage has ten cabins with beds and a shower at its end.';
    const source = { id: 4, title: 'History of the night train', url: 'https://rail.example/history', text };
    const tool = findTool('web_article');
    const [step] = tool?.steps ?? [];
    if (!tool || !step) throw new Error('no web article');
    const order = { ...tool.example, paragraphs_headings: ['Tickets and prices', 'Twelve new carriages'] };
    const made = await compose(tool, parsed(tool, order), contextIn('en', { sources: [source] }));
    expect(made.sourcesUsed).toEqual([4]);
    expect(JSON.stringify(made.result)).not.toContain('data-source=\\"0\\"');
    const proposal = await composeProposal(
      tool,
      step,
      parsed(tool, { ...tool.example, paragraphs_headings: [] }),
      contextIn('en'),
    );
    expect(proposal['paragraphs_headings']).toHaveLength(3);
  });
});
