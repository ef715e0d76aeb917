import { expect, it } from 'vitest';
import { median, p95, quantile } from './quantiles.ts';

it('finds the value of a share, in any order of the measured ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  const hundred = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect([p95(hundred), quantile(hundred, 0.99), hundred[0]]).toEqual([95, 99, 99]);
});

it('fails where nothing was measured, so that no aim is met by nothing', () => {
  expect(() => median([])).toThrow('Nothing was measured');
});
