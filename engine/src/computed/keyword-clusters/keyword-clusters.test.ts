import { describe, expect, it } from 'vitest';
import { createContext } from '../../models/testing/article-tool.ts';
import { clusterByAverage } from './cluster.ts';
import { intentOf } from './intent.ts';
import { keywordClusters } from './keyword-clusters.ts';
import { readKeywords, readLine } from './read-keywords.ts';

interface Clusters {
  clusters: { main_keyword: string; keywords: string[]; intent: string; total_volume?: number }[];
  unclustered: string[];
  notes: string[];
}
const clustered = async (list: string, input: Record<string, unknown> = {}, language = 'en') =>
  (await keywordClusters({ keywords_list: list, ...input }, createContext({ language }).context)) as unknown as Clusters;
const file = (text: string) => ({ id: 1, title: 'list.csv', url: null, text });

it.each([
  ['oak table, 1,200', 'oak table', 1200],
  ['oak table;90', 'oak table', 90],
  ['oak table\t320', 'oak table', 320],
  ['tables, chairs and beds', 'tables, chairs and beds', null],
  ['table 120 cm', 'table 120 cm', null],
])('reads %j', (line, text, volume) => {
  expect(readLine(line)).toEqual({ text, volume });
});

it('reads files with and without a header, and each keyword once', () => {
  expect(readKeywords({}, [file('Keyword: oak table; Volume: 90\n\nKeyword: Oak  table; Volume: 120')])).toEqual([
    { text: 'oak table', volume: 120 },
  ]);
  expect(readKeywords({}, [file('oak table: pine table; 90: 40\n\noak table: beds; 90: 10')])).toEqual([
    { text: 'oak table', volume: 90 },
    { text: 'pine table', volume: 40 },
    { text: 'beds', volume: 10 },
  ]);
  expect(readKeywords({}, [file('oak table, 5\n\nbeds')]).map((one) => one.volume)).toEqual([5, null]);
});

describe('clusterByAverage', () => {
  // 0-1 at 0.9, 2-3 at 0.8, 0-2 at 0.7, all else 0.1: averages between the pairs are (0.7 + 0.1 + 0.1 + 0.1) / 4 = 0.25.
  const matrix = new Float32Array([1, 0.9, 0.7, 0.1, 0.9, 1, 0.1, 0.1, 0.7, 0.1, 1, 0.8, 0.1, 0.1, 0.8, 1]);
  it.each([
    [
      0.3,
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [0.25, [[0, 1, 2, 3]]],
    [0.85, [[0, 1], [2], [3]]],
  ])('groups from %f on', (threshold, groups) => {
    expect(clusterByAverage(matrix, 4, threshold - 0.0001)).toEqual(groups);
  });
});

describe('keywordClusters', () => {
  const list =
    'oak dining table\ndining table oak\noak dining tables\ngarden shed plans\nhow to build a garden shed\ngarden sheds\nwool socks';
  it('brings forms of the same words together and leaves strangers alone', async () => {
    const { clusters, unclustered } = await clustered(list);
    expect(clusters.map((cluster) => cluster.keywords.toSorted())).toEqual([
      ['dining table oak', 'oak dining table', 'oak dining tables'],
      ['garden shed plans', 'garden sheds', 'how to build a garden shed'],
    ]);
    expect(unclustered).toEqual(['wool socks']);
    expect(await clustered(list)).toEqual(await clustered(list));
  });
  it('takes the most searched for the main keyword and adds the volumes up', async () => {
    const { clusters } = await clustered('Schuhe kaufen, 90\nSchuh kaufen, 400\nSchuhe günstig kaufen\nWolle, 10', {}, 'de');
    expect(clusters[0]).toMatchObject({ main_keyword: 'Schuh kaufen', total_volume: 490, intent: 'transactional' });
    expect((await clustered('a b\na b c')).clusters[0]).not.toHaveProperty('total_volume');
  });
  it('makes more groups the tighter they are', async () => {
    const groups = await Promise.all(['loose', 'medium', 'tight'].map((tightness) => clustered(list, { tightness })));
    const numbers = groups.map(({ unclustered }) => unclustered.length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
  it('answers nothing, refuses an empty file, and groups at most 2,000 keywords', async () => {
    expect((await clustered('…\n</script>')).clusters).toEqual([]);
    await expect(keywordClusters({}, createContext({ sources: [file('—')] }).context)).rejects.toMatchObject({
      code: 'FILE_EMPTY',
    });
    const words = 'oak pine table chair bed shelf garden kitchen small large white rustic buy best how guide שלום 緑茶'.split(
      ' ',
    );
    const many = Array.from({ length: 2100 }, (_, index) => `${words[index % 18]} ${words[(index * 7) % 17]} ${index}`).join(
      '\n',
    );
    const { notes, clusters } = await clustered(many);
    expect(notes[0]).toBe('Only the first 2,000 of 2,100 keywords were grouped.');
    expect(clusters.length).toBeLessThanOrEqual(200);
  });
});

it.each([
  ['en', ['buy oak table', 'oak table'], 'transactional'],
  ['en', ['best oak table', 'oak table reviews', 'buy oak table'], 'commercial'],
  ['it', ['come pulire il legno'], 'informational'],
  ['fr', ['folio connexion'], 'navigational'],
  ['es', ['mesa de roble'], 'informational'],
])('finds the intent in %s of %j', (language, keywords, intent) => {
  expect(intentOf(keywords, language)).toBe(intent);
});

describe('keywords of one head term and one wish', () => {
  const groupOf = (clusters: Clusters['clusters'], keyword: string) =>
    clusters.find(({ keywords }) => keywords.includes(keyword));
  it('are one group, and a wish to know is not on the page of a wish to buy', async () => {
    const list = `heat pump cost, 2400
heat pump price, 1900
heat pump grant ireland, 1300
heat pump installation cost, 700
buy heat pump online, 250
best heat pump brands, 400
how does a heat pump work, 900
what is a heat pump, 600
heat pump guide, 200
attic insulation cost, 800
attic insulation grant, 500
attic insulation price, 350
how to insulate an attic, 700
attic insulation guide, 150
solar panels cost, 1500
solar panel grants, 900
how do solar panels work, 400
underfloor heating, 1000`;
    for (const tightness of ['loose', 'medium']) {
      const { clusters, unclustered } = await clustered(list, { tightness });
      expect(unclustered.length).toBeLessThanOrEqual(2);
      expect(groupOf(clusters, 'heat pump cost')?.keywords).toContain('heat pump price');
      expect(groupOf(clusters, 'heat pump cost')?.keywords).not.toContain('what is a heat pump');
      expect(groupOf(clusters, 'heat pump grant ireland')).toMatchObject({ intent: 'transactional' });
      expect(groupOf(clusters, 'how to insulate an attic')?.keywords ?? []).not.toContain('attic insulation cost');
    }
  });
  it.each([
    [
      'de',
      'wärmepumpe kosten\nwärmepumpe preis\nwärmepumpe förderung\nwie funktioniert eine wärmepumpe\nwas ist eine wärmepumpe\ndachboden dämmen kosten\ndachboden dämmen förderung\ndachboden dämmen anleitung',
      ['wärmepumpe kosten', 'wärmepumpe preis', 'wärmepumpe förderung'],
      'was ist eine wärmepumpe',
    ],
    [
      'es',
      'placas solares precio\nplacas solares subvención\ncomprar placas solares\ncómo funcionan las placas solares\nqué son las placas solares\nbomba de calor precio\nbomba de calor oferta',
      ['placas solares precio', 'placas solares subvención', 'comprar placas solares'],
      'qué son las placas solares',
    ],
  ])('%s', async (language, list, together, apart) => {
    const { clusters, unclustered } = await clustered(list, {}, language);
    const group = groupOf(clusters, together[0] ?? '');
    expect(group?.keywords).toEqual(expect.arrayContaining(together));
    expect(group?.keywords).not.toContain(apart);
    expect(group?.intent).toBe('transactional');
    expect(unclustered.length).toBeLessThanOrEqual(1);
  });
});

it('puts at least 16 of 18 keywords of three subjects in groups, price and cost together, and questions on guides', async () => {
  const list = [
    'heat pump cost, 2400',
    'heat pump price, 1900',
    'heat pump installation, 1300',
    'heat pump grant ireland, 880',
    'air source heat pump, 1600',
    'ground source heat pump, 900',
    'heat pump radiators, 320',
    'heat pump noise, 210',
    'attic insulation cost, 700',
    'attic insulation grant, 400',
    'how to insulate an attic, 500',
    'best attic insulation, 260',
    'solar panels cost, 1500',
    'solar panels price, 1100',
    'solar panel grant, 900',
    'how do solar panels work, 450',
    'solar panels for home, 600',
    'solar battery storage, 300',
  ].join('\n');
  const { clusters, unclustered } = await clustered(list);
  expect(unclustered.length).toBeLessThanOrEqual(2);
  const groupOf = (keyword: string) => clusters.find(({ keywords }) => keywords.includes(keyword));
  expect(groupOf('heat pump cost')).toBe(groupOf('heat pump price'));
  expect(groupOf('solar panels cost')).toBe(groupOf('solar panels price'));
  for (const guide of ['how to insulate an attic', 'how do solar panels work'])
    expect(groupOf(guide)?.intent).toBe('informational');
  expect(groupOf('heat pump grant ireland')?.intent).not.toBe('informational');
});
