import { expect, it } from 'vitest';
import { readBodyText } from './body-text.ts';
import type { DocumentText } from './document-text.ts';
import { readHtmlText } from './read-html-text.ts';

const textOf = (...lines: (string | [number, string])[]): DocumentText => ({
  blocks: lines.map((line) => (typeof line === 'string' ? { level: 0, text: line } : { level: line[0], text: line[1] })),
  links: [],
  pictures: [],
});
const questions = textOf('Which figure proves it?', 'Where does it end?');
const prose = 'The ferry to Amrum leaves at nine and takes two hours. '.repeat(8).trimEnd();
const linesOf = (text: DocumentText, isComposed = false) => readBodyText(text, isComposed).text.blocks.map((block) => block.text);

it('counts neither questions to the author nor remarks as text', () => {
  const { text, words } = readBodyText(
    textOf(prose, 'To add: the price', 'Meta title: Ferries', 'When does it run?', 'Keyword for this section: ferry'),
    true,
  );
  expect(text.blocks.map((block) => block.text)).toEqual([prose]);
  expect(words).toBe(88);
});

it('leaves headings and rhetorical questions within a paragraph alone, and counts body text without headings', () => {
  const article = textOf([2, 'Why Sylt?'], `Why Sylt? ${prose}`, 'Is it far? Not at all. Is it cold?');
  expect(readBodyText(article, true)).toEqual({ text: article, words: 99, isOutline: false });
});

it('takes every question of a person’s or a model’s text as text', () => {
  expect(linesOf(questions)).toEqual(['Which figure proves it?', 'Where does it end?']);
  expect(readBodyText(questions, true)).toMatchObject({ words: 0, isOutline: true });
});

it.each([
  ['To add: the price', ''],
  ['The boat is fast. To add: a sentence with “boat”, where it is true.', 'The boat is fast.'],
  ['Da aggiungere: il prezzo', ''],
  ['Zu ergänzen: der Preis', ''],
  ['Por añadir: el precio', ''],
  ['À compléter\u00a0: le prix', ''],
  ['A acrescentar: o preço', ''],
  ['Remember to add: two eggs', 'Remember to add: two eggs'],
])('takes the placeholder out of %j', (line, left) => {
  expect(linesOf(textOf(line))).toEqual(left === '' ? [] : [left]);
});

it('leaves out the list of sources with its links, up to the next heading of its rank', () => {
  const html = `<h2>Coast</h2><p>${prose} <a href="https://a.example/">Timetable</a></p><h2>Fonti</h2><ol><li><a href="https://b.example/">Ferries</a></li></ol><h2>Prices</h2><p>Ten euros.</p>`;
  const { text } = readBodyText(readHtmlText(html), false);
  expect(text.blocks.map((block) => block.text)).toEqual(['Coast', `${prose} Timetable`, 'Prices', 'Ten euros.']);
  expect(text.links.map(({ address }) => address)).toEqual(['https://a.example/']);
});

it('leaves out the remarks of the product, and no other text in italics', () => {
  const html = `<p data-origin="engine"><em>80 of about 300 words.</em></p><p data-origin="person"><em>All in italics.</em></p><p data-origin="engine"><em>Moby-Dick</em> is long.</p>`;
  expect(linesOf(readHtmlText(html))).toEqual(['All in italics.', 'Moby-Dick is long.']);
});

it('knows an outline by its headings', () => {
  const headings: [number, string][] = [
    [1, 'Winter on the islands of the north'],
    [2, 'How to get there by ferry'],
    [2, 'What a week costs in January'],
  ];
  expect(readBodyText(textOf(...headings), false).isOutline).toBe(true);
  expect(readBodyText(textOf(...headings, 'By boat.'), false).isOutline).toBe(true);
  expect(readBodyText(textOf(...headings, prose), false).isOutline).toBe(false);
  expect(readBodyText(textOf([1, 'A headline of an ad'], 'Buy now.'), false).isOutline).toBe(false);
});
