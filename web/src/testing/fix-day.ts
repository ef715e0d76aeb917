import { afterEach, beforeEach, vi } from 'vitest';

/** Lets the tests of a file run on one day: dates in pages have no year where it is this one. */
export function fixDay(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z'), shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
}
