import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiEvents } from './api.ts';
import { watchReachability } from './reachability.ts';

const refetched = vi.hoisted(() => vi.fn<() => Promise<void>>());
const asked = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('./query-client.ts', () => ({ queryClient: { invalidateQueries: refetched } }));
vi.mock('./api.ts', () => ({ api: { platform: { showPlatform: asked } }, apiEvents: new EventTarget() }));

/** Source of the browser's events for a lost or restored connection. */
const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));

const say = (name: string) => apiEvents.dispatchEvent(new Event(name));
beforeEach(() => {
  vi.useFakeTimers();
  // One call is answered and another one, asked for with it, gets 503.
  asked.mockImplementation(() => {
    say('reachable');
    return Promise.resolve({ is_in_maintenance: false });
  });
  refetched.mockImplementation(async () => {
    await Promise.resolve();
    say('reachable');
    say('unreachable');
  });
});
afterEach(() => void vi.useRealTimers());

it('asks for everything once the server is back, and ever more rarely while only some calls are answered', async () => {
  watchReachability();
  say('unreachable');
  await vi.advanceTimersByTimeAsync(0);
  expect(refetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(refetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  // At 5 s, 15 s, 35 s, 75 s, and then each minute.
  expect(refetched.mock.calls.length).toBeGreaterThan(8);
  expect(refetched.mock.calls.length).toBeLessThan(16);
  // A server that is back for good is asked at once the next time.
  refetched.mockImplementation(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  const before = refetched.mock.calls.length;
  say('unreachable');
  await vi.advanceTimersByTimeAsync(0);
  expect(refetched).toHaveBeenCalledTimes(before + 1);
  // So is one after a connection that was lost is there again.
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  const beforeOnline = asked.mock.calls.length;
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls.length).toBe(beforeOnline + 1);
});
