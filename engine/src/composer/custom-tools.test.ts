// What those who order kits, plans, product rows and style guides must be able to rely on.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import type { EngineContext, SourceText } from '../engine-types.ts';
import { languagesWithoutModel } from '../without-model.ts';
import { compose, composeProposal } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, orderLanguages, ordersIn, parsed } from './fixtures/orders.ts';

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

it.each([
  [
    'es',
    'Y si se os olvida, venid igual: algo habrá. Vuestro pan está listo cuando queráis, y os lo guardamos hasta las ocho. Amasamos cada noche y nuestro horno no descansa. ¿Por qué tarda tanto un buen pan? Porque no le metemos prisa, y os damos lo que sale.',
    'vosotros',
  ],
  [
    'de',
    'Bring dein Rad vorbei, wir schauen drüber und sagen dir ehrlich, was sich lohnt. Wenn du willst, warten wir gemeinsam mit dir. Eine Inspektion kostet bei uns 69 Euro. Ein Rad ist ein Rad, und dein Rad hat etwas Besseres verdient als den Keller. Warum auch nicht?',
    '„du“',
  ],
  [
    'it',
    'Gentile Cliente, il nostro Studio La accompagna con chiarezza e senza fretta. Per gli atti urgenti La invitiamo in sede. Il preventivo è gratuito e non La impegna. Riceviamo dal lunedì al venerdì, dalle 9 alle 18. I costi dipendono dal valore della casa e dalle imposte.',
    '«Lei»',
  ],
] as const)('a guide names the form of address as the samples have it (%s)', async (language, samples, form) => {
  const guide = await draftExample('brand_style_guide', { samples, source_urls: [], files: [] }, language);
  expect(JSON.stringify(guide)).toContain(form);
});
