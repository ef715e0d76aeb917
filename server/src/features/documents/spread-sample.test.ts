import { expect, it } from 'vitest';
import { spreadSample } from './spread-sample.ts';

it('takes words from all of a long text, whole and in order', () => {
  const text = Array.from({ length: 1000 }, (_, index) => `w${index}`).join(' ');
  const sample = spreadSample(text, 400);
  expect(sample.length).toBeLessThanOrEqual(400);
  const numbers = sample.split(/\s/).map((word) => Number(word.slice(1)));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect([numbers[0], numbers.at(-1)]).toEqual([0, 999]);
  expect(numbers.some((number) => number > 300 && number < 700)).toBe(true);
  expect(spreadSample('short text', 400)).toBe('short text');
});
