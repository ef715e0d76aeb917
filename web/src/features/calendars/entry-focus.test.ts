import { describe, expect, it } from 'vitest';
import { nextEntry } from './entry-focus.ts';

describe('the arrow keys between entries', () => {
  // Two entries on Monday, one on Tuesday, and one on the Monday after.
  const centers = [
    { x: 50, y: 40 },
    { x: 50, y: 64 },
    { x: 150, y: 40 },
    { x: 52, y: 160 },
  ];
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowRight', undefined],
    [2, 'ArrowLeft', 1],
    [0, 'ArrowLeft', undefined],
    [0, 'ArrowDown', 1],
    [1, 'ArrowDown', 3],
    [2, 'ArrowDown', 1],
    [3, 'ArrowDown', undefined],
    [3, 'ArrowUp', 1],
    [0, 'ArrowUp', undefined],
  ])('from entry %i by %s', (at, key, to) => {
    expect(nextEntry(centers, at, key)).toBe(to);
  });
});
