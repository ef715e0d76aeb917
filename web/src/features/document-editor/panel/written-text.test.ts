import { expect, it } from 'vitest';
import type { DocumentText } from './document-text.ts';
import { readWrittenText } from './written-text.ts';

const textOf = (...lines: (string | [number, string])[]): DocumentText => ({
  blocks: lines.map((line) => (typeof line === 'string' ? { level: 0, text: line } : { level: line[0], text: line[1] })),
  links: [],
  pictures: [],
});
const outline = textOf(
  [1, 'Winter on Sylt'],
  'This is an outline, not a finished text: no source was given, and nothing is invented here.',
  [2, 'What it takes'],
  'Which figure, example or quotation proves it?',
  'What do other texts on this leave unanswered?',
  'Keyword for this section: ferry',
  'Sum up in three sentences what the reader should remember, and name the next step.',
  'Meta title: Winter on Sylt',
);
const prose = 'The ferry to Amrum leaves at nine and takes two hours. '.repeat(8);

it('finds no text in an outline of questions', () => {
  expect(readWrittenText(outline, 70, true).isOutline).toBe(true);
  const italian = textOf('Da aggiungere: i prezzi', 'Da aggiungere: gli orari', 'Che cosa serve?');
  expect(readWrittenText(italian, 11, true).isOutline).toBe(true);
});

it('counts neither questions to the author nor remarks as text', () => {
  const { text, words, isOutline } = readWrittenText(
    textOf(prose, 'To add: the price', 'Meta title: Ferries', 'When does it run?'),
    101,
    true,
  );
  expect(text.blocks.map((block) => block.text)).toEqual([prose]);
  expect(words).toBe(88);
  expect(isOutline).toBe(false);
});

it('leaves headings and rhetorical questions within a paragraph alone', () => {
  const article = textOf([2, 'Why Sylt?'], `Why Sylt? ${prose}`, 'Is it far? Not at all. Is it cold?');
  expect(readWrittenText(article, 105, true)).toEqual({ text: article, words: 105, isOutline: false });
});

it('takes every line of a person’s or a model’s text as text', () => {
  expect(readWrittenText(outline, 70, false)).toEqual({ text: outline, words: 70, isOutline: false });
});
