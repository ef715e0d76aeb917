import { expect, it } from 'vitest';
import { lastDay } from './enough-until.ts';

const now = new Date('2026-11-04T10:00:00Z');

it.each([
  // 8,240 credits in 30 days are 274.7 a day: 12,480 last 45 whole days.
  [12_480, 8240, 30, '2026-12-19'],
  [0, 100, 30, '2026-11-04'],
  // A first day alone is not taken for the pace of every day: seven are.
  [70, 70, 0.5, '2026-11-11'],
  [12_480, 0, 30, null],
  [1_000_000, 10, 30, null],
])('%i credits, of which %i went in %f days, last until %s', (available, spent, days, day) => {
  expect(lastDay(available, spent, days, now)).toBe(day);
});
