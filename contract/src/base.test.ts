import { expect, it } from 'vitest';
import { id, numeric } from './base.ts';

it.each([5, '5', '1e3'])('%j is a number and an id', (value) => {
  expect(numeric().parse(value)).toBe(Number(value));
  expect(numeric(0, 1000).parse(value)).toBe(Number(value));
  expect(id().parse(value)).toBe(Number(value));
});

it.each([true, false, [5], ['5'], [], {}, null, undefined, 'five', 1.5, Number.NaN])('%j is neither', (value) => {
  for (const schema of [numeric(), numeric(0, 1000), id()]) expect(schema.safeParse(value).success).toBe(false);
});

it('takes null and nothing where they are allowed', () => {
  expect(numeric(0).nullish().parse(null)).toBe(null);
  expect(numeric(1).default(20).parse(undefined)).toBe(20);
});

it('has its bounds', () => {
  expect([0, 1, 9, 10].map((value) => numeric(1, 9).safeParse(value).success)).toEqual([false, true, true, false]);
  expect([0, 1, 2_147_483_648].map((value) => id().safeParse(value).success)).toEqual([false, true, false]);
});
