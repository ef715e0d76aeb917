import { expect, it } from 'vitest';
import type { DocumentText } from '../../../base/document-session.ts';
import { readWrittenText } from './written-text.ts';

const textOf = (...lines: (string | [number, string])[]): DocumentText => ({
  blocks: lines.map((line) => (typeof line === 'string' ? { level: 0, text: line } : { level: line[0], text: line[1] })),
  links: [],
  pictures: [],
});
const questions = textOf([1, 'Winter on Sylt'], 'Which figure proves it?', 'To add: the price');
const prose = 'The ferry to Amrum leaves at nine and takes two hours. '.repeat(8);

it('counts neither questions to the author nor remarks as text', () => {
  const { text, words } = readWrittenText(
    textOf(prose, 'To add: the price', 'Meta title: Ferries', 'When does it run?'),
    101,
    true,
  );
  expect(text.blocks.map((block) => block.text)).toEqual([prose]);
  expect(words).toBe(88);
});

it('leaves headings and rhetorical questions within a paragraph alone', () => {
  const article = textOf([2, 'Why Sylt?'], `Why Sylt? ${prose}`, 'Is it far? Not at all. Is it cold?');
  expect(readWrittenText(article, 105, true)).toEqual({ text: article, words: 105 });
});

it('takes every line of a person’s or a model’s text as text', () => {
  expect(readWrittenText(questions, 70, false)).toEqual({ text: questions, words: 70 });
});
