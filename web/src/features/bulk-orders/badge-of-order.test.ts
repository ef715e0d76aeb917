import { expect, test } from 'vitest';
import { badgeOfOrder } from './badge-of-order.ts';

test('an order is shown as cancelled only where none of its outputs is unfinished, failed or on hold', () => {
  const ready = { status: 'accepted', is_cancelled: false } as const;
  const cancelled = { status: 'failed', is_cancelled: true } as const;
  expect(badgeOfOrder([ready, ready])).toEqual({ status: 'accepted', isCancelled: false });
  expect(badgeOfOrder([ready, cancelled])).toEqual({ status: 'failed', isCancelled: true });
  for (const status of ['processing', 'failed', 'onHold'] as const)
    expect(badgeOfOrder([cancelled, { status, is_cancelled: false }])).toEqual({ status, isCancelled: false });
});
