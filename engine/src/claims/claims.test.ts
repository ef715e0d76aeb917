import { expect, it } from 'vitest';
import type { EngineContext } from '../core/engine-types.ts';
import { sanitiseHtml } from '../document/sanitise-html.ts';
import { type Claim, claimsOfPassage, claimsWithoutOrigin } from './find-claims.ts';
import { confirmedText, withoutOpenClaims } from './given-text.ts';
import { markClaims, markedClaims } from './mark-claims.ts';

const context = {
  language: 'en',
  sources: [
    {
      id: 1,
      title: 'Price list',
      url: 'https://halden.example/prices',
      text: 'Repairs by Jonas Weber in Bergen, opened on 12 March 2019. We are certified. Each repair costs CHF 420.',
    },
  ],
  briefing: 'Goal: show the Halden Repair Promise.',
  now: new Date('2026-01-02T03:04:05Z'),
} as unknown as EngineContext;
const input = { topic: 'Tents of Halden Outdoor', length: 500 };
const found = (text: string, language = 'en') => claimsWithoutOrigin({ text }, input, { ...context, language });
const texts = (claims: Claim[], kind: Claim['kind']) => claims.filter((claim) => claim.kind === kind).map(({ text }) => text);

it('finds names that nobody gave, within sentences alone', () => {
  const body =
    '<h2>The Best Tent Makers</h2><p>Our tents are tested by the Alpine Safety Institute. Marie Keller says so, and so does Jonas Weber of Halden Outdoor with the Halden Repair Promise.</p>';
  expect(texts(found(body), 'name')).toEqual(['Alpine Safety Institute', 'Marie Keller']);
  expect(texts(found('Visit Halden Outdoor. The Halden Repair Promise holds. Our Tents are here.'), 'name')).toEqual([]);
  expect(texts(found('We asked Dr Huber and the people of Nordsund, who came on a Monday in May from Norway.'), 'name')).toEqual([
    'Dr Huber',
    'Nordsund',
  ]);
});

it.each([
  [
    'de',
    'Das Zelt kommt von der Firma Berghaus Alpin GmbH, und Anna Moser hat es mit zwei Liter Wasser geprüft.',
    ['Berghaus Alpin GmbH', 'Anna Moser'],
  ],
  ['fr', 'La tente vient de la maison Dupont Montagne et coûte peu, dit le responsable en janvier.', ['Dupont Montagne']],
  ['it', 'La tenda è stata provata da Lucia Ferri in Italia, di lunedì.', ['Lucia Ferri']],
  ['es', 'La tienda fue probada por Carmen Ortega en España.', ['Carmen Ortega']],
  ['pt', 'A barraca foi testada por João Almeida no Brasil.', ['João Almeida']],
])('finds names in %s', (language, text, names) => {
  expect(texts(found(text, language), 'name')).toEqual(names);
});

it('takes a date for the same however it is written', () => {
  for (const known of [
    '12 March 2019',
    '2019-03-12',
    '12.03.2019',
    'March 2019',
    'in 2019',
    '12. März 2019',
    'le 12 mars',
    'in 2026',
  ])
    expect(texts(found(`We have been here since ${known}.`), 'date')).toEqual([]);
  expect(texts(found('Open since 13 March 2019, rebuilt in 2021, and again on 3 May 2024.'), 'date')).toEqual([
    '13 March 2019',
    '2021',
    '3 May 2024',
  ]);
});

it('finds certificates and awards, and none where one was given', () => {
  expect(texts(found('Certified to ISO 9001 and GOTS, TÜV tested, an award-winning tent.'), 'certificate')).toEqual([
    'ISO 9001',
    'GOTS',
    'TÜV',
    'award',
  ]);
  expect(texts(found('Zertifiziert nach DIN EN 13537.', 'de'), 'certificate')).toEqual(['DIN EN 13537']);
});

it('finds figures: amounts, percentages and numbers of several digits', () => {
  expect(
    texts(found('It costs CHF 420, or 420.00 francs; 99 francs less, 7% off, 1,500 sold, in 3 sizes and 500 words.'), 'figure'),
  ).toEqual(['99 francs', '7%', '1,500']);
});

it('finds addresses of hosts that nobody gave', () => {
  const body =
    '<p><a href="https://halden.example/tents">tents</a> and <a href="https://other.example/x">more</a>, ask info@other.example.</p>';
  expect(texts(found(body), 'link')).toEqual(['https://other.example/x', 'info@other.example']);
});

it('marks claims as runs of words that the sanitiser keeps, and says which it could not', () => {
  const html =
    '<p data-origin="engine">For 99 francs, not 199 or 99.50, from <span data-source="1">R&amp;D Labs</span> and <a href="https://other.example/x" rel="noopener">them</a>.</p><pre><code>99 francs</code></pre>';
  const { html: marked, unmarked } = markClaims(html, [
    { kind: 'figure', text: '99 francs' },
    { kind: 'name', text: 'R&D Labs' },
    { kind: 'link', text: 'https://other.example/x' },
    { kind: 'date', text: '3 May 2024' },
  ]);
  expect(marked).toBe(
    '<p data-origin="engine">For <span data-unsourced="figure">99 francs</span>, not 199 or 99.50, from <span data-source="1"><span data-unsourced="name">R&amp;D Labs</span></span> and <a href="https://other.example/x" rel="noopener"><span data-unsourced="link">them</span></a>.</p><pre><code>99 francs</code></pre>',
  );
  expect(sanitiseHtml(marked)).toBe(marked);
  expect(unmarked).toEqual([{ kind: 'date', text: '3 May 2024' }]);
  expect(markedClaims(marked).map(({ kind, text }) => [kind, text])).toEqual([
    ['figure', '99 francs'],
    ['name', 'R&D Labs'],
    ['link', 'them'],
  ]);
  expect(sanitiseHtml('<p data-unsourced="name">x <span data-unsourced="rumour">y</span></p>')).toBe('<p>x <span>y</span></p>');
});

it('asks of a document that is written again what people confirmed in it, and nothing else', () => {
  const html = 'Ten chairs for <span data-unsourced="figure">99 francs</span>, says Ann Moe, and <b>42 %</b> more.';
  const documentText = confirmedText(`<p>${html}</p>`);
  expect(documentText).toBe('Ten chairs for  , says Ann Moe, and 42 % more.');
  // The replaced card contains the claim that still needs a check.
  const rewriting = { ...context, documentText, beside: ['Ten chairs for 99 francs.'] };
  const claims = claimsWithoutOrigin({ text: 'It costs 99 francs, says Ann Moe, 42 % less.' }, input, rewriting);
  expect(claims).toEqual([{ kind: 'figure', text: '99 francs' }]);
});

it('finds claims of a passage in its paragraphs, links as they are written', () => {
  const given = {
    text: withoutOpenClaims('Since 1952 for 99 francs (99 francs a piece), 1.88 in all', ['99 francs']),
    now: context.now,
  };
  expect(given.text).toBe('Since 1952 for   (  a piece), 1.88 in all');
  const passage = 'Since 1952 for 99 francs.\nOn 3 May 2019, see https://other.example/a. It is 2026.';
  expect(claimsOfPassage(passage, { ...given, language: 'en' })).toEqual([
    { kind: 'link', text: 'https://other.example/a' },
    { kind: 'date', text: '3 May 2019' },
    { kind: 'figure', text: '99 francs' },
  ]);
});

it('reads bold words that open a paragraph as its heading, not as the beginning of a name', () => {
  const text = '<p><strong>Morning</strong> Cross the lake with <strong>Ann Moe</strong> Ferries.</p>';
  expect(claimsWithoutOrigin({ text }, input, context)).toEqual([{ kind: 'name', text: 'Ann Moe Ferries' }]);
});
