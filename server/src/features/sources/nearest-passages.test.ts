import { expect, it } from 'vitest';
import { createVectorShelf } from './nearest-passages.ts';

const vector = Float32Array.of(1, 0);

it('keeps the vectors that were used last within its bytes', () => {
  const shelf = createVectorShelf(3 * vector.byteLength);
  shelf.use('a');
  for (const id of [1, 2, 3]) shelf.put(id, vector);
  shelf.get(1);
  shelf.put(3, vector);
  shelf.put(4, vector);
  expect([1, 2, 3, 4].map((id) => shelf.get(id) !== undefined)).toEqual([true, false, true, true]);
});

it('forgets what another model said', () => {
  const shelf = createVectorShelf();
  shelf.use('a');
  shelf.put(1, vector);
  shelf.use('a');
  expect(shelf.get(1)).toBe(vector);
  shelf.use('b');
  expect(shelf.get(1)).toBeUndefined();
});
