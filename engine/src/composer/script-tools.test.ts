// Requirements of cooks and editors: limits, and no statement beyond the input.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { compose, composeProposal } from '../composer.ts';
import { make } from '../engine.ts';
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

describe('web articles', () => {
  const order = async (changes: Record<string, unknown>) => {
    const tool = findTool('web_article');
    const [step] = tool?.steps ?? [];
    if (!tool || !step) throw new Error('no web article');
    return { tool, step, input: parsed(tool, { ...tool.example, ...changes }) };
  };

  it('are left to a model where facts were given and no source, with headings by the topic alone', async () => {
    const { tool, step, input } = await order({ paragraphs_headings: [] });
    await expect(compose(tool, input, contextIn('en'))).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    await expect(make(tool, input, contextIn('en'))).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    const { paragraphs_headings: headings } = await composeProposal(tool, step, input, contextIn('en'));
    expect(headings).toHaveLength(4);
    expect(JSON.stringify(headings)).not.toContain('December');
    expect(await composeProposal(tool, step, { ...input, topic: '' }, contextIn('en'))).toEqual({});
  });

  it('are outlines where only a topic was given', async () => {
    const { tool, input } = await order({ facts: '' });
    const { delivery } = await compose(tool, input, contextIn('en'));
    expect(delivery.nature).toBe('outline');
  });

  it('cite sources, never the facts of the order, and propose as many headings as were asked for', async () => {
    const text =
      'The night train to Trieste stopped in 2009 because the carriages were too old. The railway has bought twelve new carriages since. Every carriage has ten cabins with beds and a shower at its end.';
    const source = { id: 4, title: 'History of the night train', url: 'https://rail.example/history', text };
    const { tool, step, input } = await order({ paragraphs_headings: ['Tickets and prices', 'Twelve new carriages'] });
    const context = contextIn('en', { sources: [source] });
    const made = await compose(tool, input, context);
    expect(made.delivery.nature).toBe('extract');
    expect(made.sourcesUsed).toEqual([4]);
    expect(JSON.stringify(made.result)).not.toContain('data-source=\\"0\\"');
    const proposal = await composeProposal(tool, step, { ...input, paragraphs_headings: [] }, context);
    expect(proposal['paragraphs_headings']).toHaveLength(3);
  });
});
