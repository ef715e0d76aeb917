import { expect, it } from 'vitest';
import { clockTime, shapeOf } from './wave-shape.ts';

it('is as tall as the sound is loud, and flat for silence', () => {
  expect(shapeOf(Float32Array.from([0.1, -0.5, 0.25, 0, 0, 0.05]), 3)).toEqual([1, 0.5, expect.closeTo(0.1)]);
  expect(shapeOf(new Float32Array(10), 2)).toEqual([0, 0]);
});

it('writes times', () => {
  expect([0, 59.9, 125, Number.NaN].map(clockTime)).toEqual(['0:00', '0:59', '2:05', '0:00']);
});
