import { expect, it } from 'vitest';
import { pollAfter } from './orders.queries.ts';

it('asks each second while something is written, every 30 s while something is on hold, and then no more', () => {
  expect(pollAfter(['accepted', 'in_progress', 'onHold'])).toBe(1000);
  expect(pollAfter(['processing'])).toBe(1000);
  expect(pollAfter(['accepted', 'onHold'])).toBe(30_000);
  expect(pollAfter(['accepted', 'failed'])).toBe(false);
  expect(pollAfter([])).toBe(false);
});
