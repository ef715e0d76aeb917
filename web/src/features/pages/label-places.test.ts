import { expect, it } from 'vitest';
import { LabelPlaces } from './label-places.ts';

it('keeps labels apart within a frame', () => {
  const places = new LabelPlaces();
  expect(places.take(10, 100, 50)).toBe(true);
  expect(places.take(60, 100, 60)).toBe(false);
  expect([places.take(60, 100, 70), places.take(115, 40, 50)]).toEqual([true, true]);
  places.clear();
  expect(places.take(60, 100, 60)).toBe(true);
});
