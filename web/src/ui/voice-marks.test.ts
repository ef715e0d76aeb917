import { expect, it } from 'vitest';
import { excerptOf, markLines } from './voice-marks.ts';

const text = 'Bread is Cheap! We bake. So it is.';

it('marks forbidden words themselves and other lines whole, a broken rule over an advice', () => {
  const pieces = markLines(text, [
    { kind: 'exclamation', detail: '!', line: 'Bread is Cheap!', is_blocking: false },
    { kind: 'never_use', detail: 'cheap', line: 'Bread is Cheap! We bake.', is_blocking: true },
    { kind: 'formality', detail: 'so', line: 'So it is.', is_blocking: false },
  ]);
  expect(pieces.map(({ text: piece, mark }) => [piece, mark])).toEqual([
    ['Bread is ', 'advice'],
    ['Cheap', 'rule'],
    ['!', 'advice'],
    [' We bake. ', null],
    ['So it is.', 'advice'],
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it('leaves out what is missing as a whole and what is not there', () => {
  const missing = { kind: 'must_use', detail: 'rye', line: '', is_blocking: true } as const;
  expect(markLines(text, [missing, { ...missing, line: 'Elsewhere' }])).toEqual([{ at: 0, text, mark: null }]);
  expect(markLines('', [missing])).toEqual([]);
});

it('quotes a long line where the word is', () => {
  const long = `${'Rye and wheat. '.repeat(20)}Nothing here is cheap at all. ${'Rye and wheat. '.repeat(20)}`;
  const quoted = excerptOf(long, 'cheap');
  expect(quoted).toMatch(/^… .*cheap.*…$/);
  expect(quoted.length).toBeLessThan(160);
  expect(excerptOf('Short.', 'cheap')).toBe('Short.');
});
