// What users who order briefs, cards and pages must be able to rely on.
import { describe, expect, it } from 'vitest';
import type { EngineContext, SourceText } from '../engine-types.ts';
import { compose } from './composer.ts';
import { bakerySources } from './fixtures/bakery-sources-de.ts';
import { composeExample } from './fixtures/draft-example.ts';
import { hotelSources } from './fixtures/hotel-sources-en.ts';
import { contextIn, orderLanguages, ordersIn } from './fixtures/orders.ts';

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

it.each([
  [
    'en',
    'Welsh wool blankets',
    'Twelve patterns, three sizes. Washable at 30 degrees.',
    'Welsh wool blankets: twelve patterns, three sizes',
  ],
  ['de', 'Sessel beziehen', 'Die Abholung ist im Preis enthalten. Es gibt 400 Stoffe.', 'Sessel beziehen: Es gibt 400 Stoffe'],
  ['it', 'vernice ad acqua', 'Asciuga in due ore. Il lavoro richiede un giorno.', 'Vernice ad acqua: asciuga in due ore'],
  ['es', 'guitarra flamenca', 'Incluye estuche y afinación. Pesa 1,4 kg.', 'Guitarra flamenca: incluye estuche y afinación'],
  [
    'fr',
    'ramonage Rennes',
    'Le certificat est remis le jour même. À partir de 69 €.',
    'Ramonage Rennes : le certificat est remis le jour même',
  ],
  ['pt-BR', 'conserto de bicicleta', 'A revisão custa R$ 180. Buscamos em casa.', 'Conserto de bicicleta: buscamos em casa'],
])(
  'a meta title takes a short fact of the page before a phrase that fits any in %s',
  async (language, primary_kw, page_text, title) => {
    const fields = { page_topic: null, primary_kw, page_text, brand: '', page_type: 'product', versions: 3 };
    const { result } = await draft('meta_title_description', fields, {}, language);
    expect((result['meta_title_description'] as { meta_title: string }[]).map(({ meta_title }) => meta_title)).toContain(title);
  },
);

it.each([
  ['it', 'potare gli ulivi', 'Quando e come potare gli ulivi nel primo anno', 'Potare gli ulivi: quando e come nel primo anno'],
  [
    'it',
    'cambio gomme invernali',
    'Scadenze, costi e documenti per il cambio gomme invernali',
    'Cambio gomme invernali: scadenze, costi e documenti',
  ],
  ['it', 'lievito madre', 'Come rinfrescare il lievito madre senza sprechi', 'Rinfrescare il lievito madre senza sprechi'],
  ['en', 'prune olive trees', 'When and how to prune olive trees in summer', 'Prune olive trees: when and how in summer'],
  ['de', 'Obstbäume schneiden', 'Wann und wie man junge Obstbäume schneidet', 'Wann und wie man junge Obstbäume schneidet'],
  ['es', 'podar olivos', 'Cómo podar olivos sin herramientas caras', 'Podar olivos sin herramientas caras'],
  ['fr', 'tailler les oliviers', 'Comment tailler les oliviers en hiver', 'Tailler les oliviers en hiver'],
  ['pt-BR', 'podar oliveiras', 'Como podar oliveiras no primeiro ano', 'Podar oliveiras no primeiro ano'],
])('a meta title of an article in %s uses the words of its topic: %s', async (language, primary_kw, page_topic, title) => {
  const fields = { page_topic, primary_kw, page_text: '', brand: '', page_type: 'article', versions: 2 };
  const { result } = await draft('meta_title_description', fields, {}, language);
  expect((result['meta_title_description'] as { meta_title: string }[]).map(({ meta_title }) => meta_title)).toContain(title);
});

it.each([
  ['fr', 'tailler les oliviers', 'Quand et comment tailler les oliviers la première année', 'la première année'],
  ['it', 'lievito madre', 'Nutrire il lievito madre in estate', 'nutrire in estate'],
])('a meta title in %s leaves no phrase without its verb or noun: %s', async (language, primary_kw, page_topic, torn) => {
  const fields = { page_topic, primary_kw, page_text: '', brand: '', page_type: 'article', versions: 4 };
  const { result } = await draft('meta_title_description', fields, {}, language);
  const titles = (result['meta_title_description'] as { meta_title: string }[]).map(({ meta_title }) => meta_title);
  expect(titles.filter((title) => title !== page_topic && title.includes(torn))).toEqual([]);
});

it('a meta title does not say the words of its topic twice', async () => {
  const fields = { page_topic: 'Wool blankets woven in Wales', primary_kw: 'Welsh wool blankets', brand: 'Tregaron Mill' };
  const { result } = await draft('meta_title_description', fields);
  expect((result['meta_title_description'] as { meta_title: string }[])[0]?.meta_title).toBe(
    'Wool blankets woven in Wales | Tregaron Mill',
  );
});
