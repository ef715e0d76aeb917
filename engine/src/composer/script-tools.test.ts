// What people who film, talk, cook and edit must be able to rely on: times that add up, limits, and nothing said that was not given.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { compose, composeProposal } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, parsed } from './fixtures/orders.ts';

describe('scripts', () => {
  it.each(['15', '30', '60', '90'])(
    'of %s seconds fill the time without gaps and keep to what can be said in it',
    async (duration) => {
      const { scenes } = (await draftExample('tiktok_script', { duration })) as {
        scenes: { start: number; end: number; voice: string }[];
      };
      expect(scenes[0]?.start).toBe(0);
      expect(scenes.at(-1)?.end).toBe(Number(duration));
      for (const [index, scene] of scenes.entries()) expect(scenes[index + 1]?.start ?? Number(duration)).toBe(scene.end);
      const words = scenes.flatMap(({ voice }) => voice.split(' ')).length;
      expect(words).toBeLessThanOrEqual(Number(duration) * 2.5 + 1);
      expect(scenes.at(-1)?.voice).toBe('Save this for laundry day.');
    },
  );

  it('for videos name each part with its time, begin a top list at the end, and ask for what is missing', async () => {
    const scriptWith = async (changes: Record<string, unknown>) =>
      (await draftExample('youtube_script', changes)) as {
        sections: { title: string; time: string; narration: string }[];
        outro: string;
      };
    const points = { key_points: 'First: it is free.\nSecond: it is open.' };
    expect((await scriptWith(points)).sections.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect((await scriptWith({ ...points, format: 'top_list' })).sections.map(({ title }) => title)).toEqual(['Second', 'First']);
    const bare = await scriptWith({ key_points: null, call_to_action: null });
    expect(bare.sections).toMatchObject([{ narration: expect.stringContaining('To add') }]);
    expect(bare.outro).toContain('To add');
  });

  it('for podcasts leave the guest’s answers to the guest, and let two hosts take turns', async () => {
    const script = async (format: string) =>
      (await draftExample('podcast_script', {
        format,
        key_points: 'Shops: they are far. They close at six.\nWinter: it is long.',
      })) as {
        segments: { script: string; minutes: number }[];
      };
    expect((await script('interview')).segments[0]?.script).toContain('Guest: To add: the guest’s own answer.');
    expect((await script('two_hosts')).segments[0]?.script).toBe('Host: They are far.\n\nSecond host: They close at six.');
  });

  it('give chapters only where times begin at zero, are three and far enough apart', async () => {
    const chapters = async (video_summary: string) => (await draftExample('youtube_metadata', { video_summary }))['chapters'];
    expect(await chapters('About knives.\n0:00 Start\n0:30 Middle\n1:00 End')).toHaveLength(3);
    expect(await chapters('About knives.\n0:05 Start\n0:30 Middle\n1:00 End')).toEqual([]);
    expect(await chapters('About knives.\n0:00 Start\n0:05 Middle\n1:00 End')).toEqual([]);
  });
});

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

describe('store listings', () => {
  it('hold the chosen stores alone, and keywords that name and subtitle do not hold', async () => {
    const made = (await draftExample('app_store_listing', { stores: ['app_store'] })) as { app_store: { keywords: string } };
    expect(made).not.toHaveProperty('google_play');
    expect(made.app_store.keywords).toBe('wild,nature,diary');
    expect(await draftExample('app_store_listing', { whats_new: null })).not.toHaveProperty('app_store.whats_new');
  });
});

describe('texts', () => {
  it('are cut to the limit in words or characters, with the words to keep', async () => {
    for (const [unit, limit] of [
      ['characters', 60],
      ['characters', 155],
      ['words', 20],
    ] as const) {
      const { versions } = (await draftExample('text_shortener', { unit, limit })) as {
        versions: { text: string; word_count: number; characters: number }[];
      };
      expect(versions[0]?.[unit === 'words' ? 'word_count' : 'characters']).toBeLessThanOrEqual(limit);
      expect([...(versions[0]?.text ?? '')].length).toBe(versions[0]?.characters);
    }
    expect(JSON.stringify(await draftExample('text_shortener', { limit: 120 }))).toContain('12 Mill Lane');
  });

  it('are made simpler for adults; children, easy reading and other languages need a model', async () => {
    expect((await draftExample('text_simplifier', {}))['text']).toMatch(/^To obtain/);
    expect((await draftExample('text_simplifier', { text: 'The cat sat on the mat.' }))['remarks']).toHaveLength(1);
    await expect(draftExample('text_simplifier', { reading_level: 'child' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    await expect(draftExample('text_simplifier', {}, 'de')).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    await expect(draftExample('article_conclusion', {}, 'fr')).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  });

  it('open with a figure only where one was given', async () => {
    const made = (await draftExample('article_introduction', {
      styles: ['surprising_fact', 'question'],
      summary: 'It is so. It takes 3 days.',
    })) as {
      introductions: { text: string }[];
    };
    expect(made.introductions[0]?.text).toMatch(/^It takes 3 days\./);
    expect(made.introductions[1]?.text).toMatch(/^To add: the question/);
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
    const made = (await draftExample('web_article', {})) as { standfirst: string; sections: { heading: string; html: string }[] };
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

it('journeys have a day for each day, and say that times and prices are to be checked', async () => {
  const made = (await draftExample('travel_itinerary', { days: 5 })) as {
    days: unknown[];
    practical_information: { text: string }[];
  };
  expect(made.days).toHaveLength(5);
  expect(made.practical_information.at(-1)?.text).toContain('Check opening hours');
});
