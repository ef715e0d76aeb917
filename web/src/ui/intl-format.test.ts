import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('a day without a time is the same one in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { formatDay } = await import('./intl-format.ts');
  const now = new Date('2026-06-01T12:00:00Z');
  expect([formatDay('2026-11-20', 'en', now), formatDay('2027-01-01', 'en', now)]).toEqual(['20 Nov', '1 Jan 2027']);
});
