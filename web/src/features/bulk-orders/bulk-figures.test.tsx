import type { BulkOrder } from '@folio/contract/bulk-orders';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderBar } from './bulk-figures.tsx';

const withRows = (waiting: number): BulkOrder =>
  ({ counts: { waiting, in_progress: 0, ready: 3, approved: 0, failed: 0, on_hold: 0, cancelled: 0 } }) as unknown as BulkOrder;

test('a bulk order has a bar only while rows are open', () => {
  const { rerender } = render(<OrderBar order={withRows(1)} />);
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('75');
  rerender(<OrderBar order={withRows(0)} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
