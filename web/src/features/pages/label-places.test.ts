import { expect, it } from 'vitest';
import { LabelPlaces } from './label-places.ts';

it('keeps labels apart within a frame', () => {
  const places = new LabelPlaces();
  expect(places.take(10, 100, 50)).toBe(true);
  expect(places.take(60, 100, 60)).toBe(false);
  expect([places.take(60, 100, 70), places.take(115, 40, 50)]).toEqual([true, true]);
  places.clear();
  expect(places.take(60, 100, 60)).toBe(true);
  places.clear([{ x: 100, y: 55, size: 4 }]);
  expect(places.take(60, 100, 60)).toBe(false);
  expect(places.take(106, 100, 60)).toBe(true);
});

it.each([
  [54, 1000],
  [54, 340],
  [150, 1000],
  [150, 340],
  [500, 1000],
  [500, 340],
])('no label of %i pages lies on another or on a dot, %i px wide', (pages, width) => {
  const random = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;
  const dots = Array.from({ length: pages }, (_, at) => ({
    x: random(at + 1) * width,
    y: random(at + 1000) * 480,
    size: 3 + random(at + 2000) * 9,
  }));
  const places = new LabelPlaces();
  places.clear(dots);
  const drawn = dots
    .map(({ x, y, size }, at) => ({ start: x + size + 6, width: 40 + random(at + 3000) * 160, y }))
    .filter((label) => places.take(label.start, label.width, label.y));
  expect(drawn.length).toBeGreaterThan(0);
  const isOver = (one: (typeof drawn)[number], other: (typeof drawn)[number]) =>
    Math.abs(one.y - other.y) < 16 && one.start < other.start + other.width && other.start < one.start + one.width;
  expect(drawn.filter((one) => drawn.some((other) => other !== one && isOver(one, other)))).toEqual([]);
  expect(
    drawn.filter((one) =>
      dots.some(({ x, y, size }) => Math.abs(y - one.y) < size && x > one.start && x < one.start + one.width),
    ),
  ).toEqual([]);
});
