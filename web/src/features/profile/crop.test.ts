import { expect, it } from 'vitest';
import { clampCrop, middleOf, sideOf } from './crop.ts';

const size = { width: 400, height: 200 };

it('never shows anything beside the picture', () => {
  expect(clampCrop(size, { x: 0, y: 500, zoom: 1 })).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(clampCrop(size, { x: 1000, y: 0, zoom: 2 })).toEqual({ x: 350, y: 50, zoom: 2 });
  expect(clampCrop(size, { x: 200, y: 100, zoom: 9 }).zoom).toBe(4);
});

it('begins with the largest square in the middle', () => {
  expect(middleOf(size)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect([sideOf(size, 1), sideOf(size, 2)]).toEqual([200, 100]);
});
