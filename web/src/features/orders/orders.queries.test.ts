import { expect, it } from 'vitest';
import { pauseUntilNextLook } from './orders.queries.ts';

it('looks each second while something is written, every 30 s while something is held, and then no more', () => {
  expect(pauseUntilNextLook(['accepted', 'in_progress', 'onHold'])).toBe(1000);
  expect(pauseUntilNextLook(['processing'])).toBe(1000);
  expect(pauseUntilNextLook(['accepted', 'onHold'])).toBe(30_000);
  expect(pauseUntilNextLook(['accepted', 'failed'])).toBe(false);
  expect(pauseUntilNextLook([])).toBe(false);
});
