import { expect, it } from 'vitest';
import { fuse } from './fuse-rankings.ts';

it('puts first what is high in many rankings, then what is high in one', () => {
  const fused = fuse(
    [
      [1, 2, 3],
      [4, 2, 5],
    ],
    4,
  );
  expect(fused.map(({ id }) => id)).toEqual([2, 1, 4, 3]);
  expect(fused[0]?.rank).toBeCloseTo(2 / 62);
  expect(fuse([], 3)).toEqual([]);
});
