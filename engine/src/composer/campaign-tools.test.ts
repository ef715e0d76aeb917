// Requirements of advertisers and social editors: the channel's exact limits, and no half phrases.
import { findTool } from '@folio/catalogue/catalogue';
import { priceOf, settledPrice } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { compose } from '../composer.ts';
import { make } from '../engine.ts';
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

  it.each([
    ['en', 'Free estimate\nMember of the guild since 1994\nBow rehair in 48 hours', 'violin repair'],
    ['de', 'Abholung inklusive\nFestpreis nach Foto\nMeisterbetrieb seit 1987', 'sessel beziehen'],
    ['it', 'Sopralluogo gratuito\nGaranzia di cinque anni\nRitiro compreso', 'restauro persiane'],
    ['es', 'Primera clase gratis\nGrupos de cuatro alumnos\nDesde 45 € al mes', 'clases de guitarra'],
    ['fr', 'À partir de 69 €\nTechniciens qualifiés\nRendez-vous rapide', 'ramonage'],
    ['pt-BR', 'Peças originais\nGarantia de 90 dias\nBuscamos em casa', 'conserto de bicicleta'],
  ])(
    'give as many descriptions as were asked for, each another one, from three benefits in %s',
    async (language, benefits, keyword) => {
      const order = { product: keyword, benefits, keywords: [keyword, `${keyword} 2`, `${keyword} 3`], description_count: 4 };
      const made = (await draftExample('google_search_ads', order, language)) as unknown as Ad;
      expect(new Set(made.descriptions).size).toBe(4);
      for (const description of made.descriptions) expect([...description].length).toBeLessThanOrEqual(90);
      for (const benefit of benefits.split('\n'))
        expect(made.descriptions.join(' ').toLowerCase()).toContain(benefit.toLowerCase());
    },
  );

  it('write German verbs small and nouns large, and take no small word for a name', async () => {
    const keywords = ['sessel neu beziehen', 'sofa aufpolstern', 'reifen anlagen'];
    const german = (await draftExample('google_search_ads', { keywords, benefits: 'Bezug nach Wahl' }, 'de')) as unknown as Ad;
    expect(german.headlines).toEqual(expect.arrayContaining(['Sessel neu beziehen', 'Sofa aufpolstern', 'Reifen Anlagen']));
    const order = { keywords: ['poêle à bois', 'ramonage', 'ramoneur'], benefits: 'À partir de 69 €' };
    const french = (await draftExample('google_search_ads', order, 'fr')) as unknown as Ad;
    expect(french.headlines[0]).toBe('Poêle à bois');
  });

  it('ask for what only the advertiser knows', async () => {
    expect((await ad({ assets: true })).remarks?.join()).toContain('To add: sitelinks');
    expect((await ad({ assets: false })).callouts).toEqual([]);
  });
});

it('an ad with as many lines as were asked for is not short of any', async () => {
  const tool = findTool('google_search_ads');
  if (!tool) throw new Error('no search ads');
  const benefits = 'Boat and gear included\nChildren from 8 years\nFrom 48 euros per person';
  const headOf = async (headline_count: number) =>
    (await make(tool, parsed(tool, { ...tool.example, benefits, headline_count }), contextIn('en'))).html;
  expect(await headOf(5)).not.toContain('of 5 came');
  expect(await headOf(15)).toContain('of 15 came');
});

it('what an ad is short of is said and not charged, at one price for all', async () => {
  const tool = findTool('google_search_ads');
  if (!tool) throw new Error('no search ads');
  const fields = { benefits: 'Free estimate', keywords: ['bow rehair', 'violin repair', 'violin setup'], headline_count: 15 };
  const input = parsed(tool, { ...tool.example, ...fields });
  const { html, result, words, share } = await make(tool, input, contextIn('en'));
  const { headlines, descriptions } = result as unknown as Ad;
  expect(share).toBeCloseTo((headlines.length + descriptions.length) / 19);
  expect(html).toContain(`${headlines.length} of 15 came: what was given does not carry more. What did not come is not charged.`);
  const shown = priceOf(tool.credits, input);
  const settled = settledPrice(tool.credits, shown, { result, words, input, ...(share === undefined ? {} : { share }) });
  expect(settled).toBe(Math.ceil(shown * (share ?? 1)));
  expect(settled).toBeLessThan(shown);
});

const adIn = async (language: string, changes: Record<string, unknown>) =>
  (await draftExample('google_search_ads', { brand: '', ...changes }, language)) as unknown as Ad;

it.each([
  [
    'en',
    'we come to you on the same day, no call-out charge, upfront fixed prices, we repair boilers of every make, open on sundays',
  ],
  [
    'de',
    'wir kommen noch am selben Tag, keine Anfahrtskosten, ehrliche feste Preise, wir reparieren Heizungen aller Marken, auch sonntags',
  ],
  [
    'it',
    'veniamo da te in giornata, nessun costo di chiamata, prezzi fissi e chiari, ripariamo caldaie di ogni marca, aperti la domenica',
  ],
  [
    'es',
    'vamos el mismo día a tu casa, sin coste de salida, precios fijos y claros, reparamos calderas de todas las marcas, abrimos domingos',
  ],
  [
    'fr',
    'on vient le jour même chez vous, pas de frais de déplacement, prix fixes et clairs, on répare toutes les marques, ouvert le dimanche',
  ],
  [
    'pt-BR',
    'vamos no mesmo dia até você, sem taxa de visita, preços fixos e claros, consertamos todas as marcas, abertos aos domingos',
  ],
])(
  'benefits typed as one line are parted, each description a sentence with its capital and stop (%s)',
  async (language, line) => {
    const made = await adIn(language, { benefits: line, product: 'boiler' });
    expect(made.descriptions.length).toBeGreaterThanOrEqual(3);
    for (const description of made.descriptions) {
      expect(description).toMatch(/^\p{Lu}/u);
      expect(description).toMatch(/[.!?]$/u);
    }
    for (const part of line.split(', ')) expect(made.descriptions.join(' ').toLowerCase()).toContain(part.toLowerCase());
  },
);

it('a clause that had to be cut ends as a sentence before the call', async () => {
  const benefits =
    'Lessons with a patient teacher in your own house or online in the evening while the children are asleep and quiet\nFree trial';
  for (const description of (await adIn('en', { benefits })).descriptions)
    expect(description).not.toMatch(/\p{Ll} \p{Lu}\p{Ll}+ (?:in|out|all|for)/u);
});

it.each(orderLanguages)('no ad has fewer than two descriptions (%s)', async (language) => {
  const { descriptions } = await adIn(language, { benefits: 'Piano solo', product: 'piano online' });
  expect(descriptions.length).toBeGreaterThanOrEqual(2);
});

it.each([
  ['en', 'piano tuner near me', 'piano tuner cost', 'piano tuner bristol', 'Piano tuner Bristol'],
  ['de', 'klavierstimmer in der nähe', 'klavierstimmer kosten', 'klavier stimmen essen', 'Klavier stimmen Essen'],
  ['it', 'accordatore vicino a me', 'accordatore prezzi', 'accordatore reggio emilia', 'Accordatore Reggio Emilia'],
  ['es', 'afinador cerca de mí', 'afinador precio', 'afinador san sebastián', 'Afinador San Sebastián'],
  ['fr', 'accordeur près de chez moi', 'accordeur prix', 'accordeur la rochelle', 'Accordeur La Rochelle'],
  ['pt-BR', 'afinador perto de mim', 'afinador preço', 'afinador rio de janeiro', 'Afinador Rio de Janeiro'],
])('headlines leave out searches about the searcher and write places large (%s)', async (language, near, cost, town, written) => {
  const { headlines } = await adIn(language, { keywords: [near, cost, town], benefits: 'Solo 2\nSolo 3', product: 'piano' });
  const small = headlines.map((headline) => headline.toLowerCase());
  expect(small).not.toContain(near);
  expect(small).not.toContain(cost);
  expect(headlines).toContain(written);
});

it.each([
  ['en', 'grandfather clock repairs shropshire', 'Grandfather clock repairs'],
  ['de', 'großvateruhren reparieren osnabrück', 'Großvateruhren reparieren'],
  ['it', 'riparazione tapparelle reggio emilia', 'Riparazione tapparelle'],
  ['es', 'reparación de persianas zaragoza', 'Reparación de persianas'],
  ['fr', 'réparation de volets roulants nantes', 'Réparation de volets roulants'],
  ['pt-BR', 'conserto de persianas em florianópolis', 'Conserto de persianas'],
])('a keyword too long for a headline goes without its place (%s)', async (language, keyword, headline) => {
  expect(
    (await adIn(language, { keywords: [keyword, 'b 2', 'c 3'], benefits: 'Solo 2\nSolo 3', product: 'piano' })).headlines[0],
  ).toBe(headline);
});

it('headlines do not say the same in other words, nor with the brand behind it more than once', async () => {
  const changes = {
    brand: 'Kiste',
    benefits: 'Piano lessons for adults\nFree trial\nOpen late',
    keywords: ['adult piano lesson', 'piano school', 'grand piano'],
  };
  const { headlines } = await adIn('en', changes);
  expect(headlines.filter((headline) => /piano lesson/iu.test(headline) && !headline.includes('Kiste'))).toHaveLength(1);
  expect(headlines.filter((headline) => headline !== 'Kiste' && headline.includes('Kiste'))).toHaveLength(1);
});

it('a long place is written large as a whole, and words that look like places or prices stay', async () => {
  const keywords = ['removals new york', 'low cost removals', 'cost estimator'];
  const { headlines } = await adIn('en', { keywords, benefits: 'Solo 2\nSolo 3', product: 'van' });
  expect(headlines).toEqual(expect.arrayContaining(['Removals New York', 'Low cost removals', 'Cost estimator']));
});
