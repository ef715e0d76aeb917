import { expect, it } from 'vitest';
import { flatMapInSlices } from './core/in-slices.ts';

it('gives way to other work between slices, and keeps the order', async () => {
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  const items = Array.from({ length: 20_000 }, (_, index) => index);
  const found = await flatMapInSlices(items, (index) => (index % 2 === 0 ? [index, -index] : []));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(100);
  expect(found).toEqual(items.filter((index) => index % 2 === 0).flatMap((index) => [index, -index]));
});

it('answers nothing for nothing', async () => {
  expect(await flatMapInSlices([], () => [1])).toEqual([]);
});
