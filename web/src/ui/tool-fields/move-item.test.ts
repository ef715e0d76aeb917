import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

it('moves an item down and up, and leaves the given list alone', () => {
  const given = ['a', 'b', 'c'];
  expect(moveItem(given, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(given, 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(given, 9, 0)).toEqual(['a', 'b', 'c']);
  expect(given).toEqual(['a', 'b', 'c']);
});
