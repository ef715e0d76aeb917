import { expect, it } from 'vitest';
import { readOrderSearch } from './order-search.ts';
import { pauseUntilNextLook } from './orders.queries.ts';

it('looks each second while something is written, every 30 s while something is held, and then no more', () => {
  expect(pauseUntilNextLook(['accepted', 'in_progress', 'onHold'])).toBe(1000);
  expect(pauseUntilNextLook(['processing'])).toBe(1000);
  expect(pauseUntilNextLook(['accepted', 'onHold'])).toBe(30_000);
  expect(pauseUntilNextLook(['accepted', 'failed'])).toBe(false);
  expect(pauseUntilNextLook([])).toBe(false);
});

it('reads the filters of the address and drops what it does not know', () => {
  expect(readOrderSearch({ status: 'ready', search: ' shoes ', page: '3' })).toEqual({
    status: 'ready',
    search: 'shoes',
    page: 3,
  });
  expect(readOrderSearch({ status: 'all', page: '1' })).toEqual({});
  expect(readOrderSearch({ status: 'lost', search: 7, page: '-2' })).toEqual({});
});
