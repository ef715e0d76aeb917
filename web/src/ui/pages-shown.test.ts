import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

it('shows five pages and the last', () => {
  expect(pagesShown(1, 19)).toEqual([1, 2, 3, 4, 5, 'gap-after', 19]);
  expect(pagesShown(10, 19)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 19]);
  expect(pagesShown(19, 19)).toEqual([1, 'gap-before', 15, 16, 17, 18, 19]);
});

it('shows every page where five suffice', () => {
  expect(pagesShown(2, 3)).toEqual([1, 2, 3]);
  expect(pagesShown(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});
