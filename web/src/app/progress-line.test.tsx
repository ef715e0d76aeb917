import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../base/i18n.ts';
import { queryClient } from '../base/query-client.ts';
import { meKeys } from '../base/query-keys.ts';
import { ProgressLine } from './progress-line.tsx';
import type { AppRouter } from './router.tsx';

beforeAll(() => startI18n());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** In small steps, each of which is drawn. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 10) await act(() => vi.advanceTimersByTimeAsync(10));
}
const line = () => screen.queryByRole('progressbar', { name: 'Loading page' });

/** Pages with a loader of `loader` and a first call of `data` milliseconds. */
async function openPages(loader: number, data: number) {
  function Slow() {
    const { data: text } = useQuery({ queryKey: meKeys.notices, queryFn: () => wait(data).then(() => 'The page') });
    return <p>{text}</p>;
  }
  const rootRoute = createRootRoute();
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <p>Home</p> });
  const slow = createRoute({ getParentRoute: () => rootRoute, path: '/slow', loader: () => wait(loader), component: Slow });
  const router = createRouter({
    routeTree: rootRoute.addChildren([home, slow]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMs: 10_000,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ProgressLine router={router as unknown as AppRouter} />
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await pass(1000);
  expect(screen.getByText('Home')).toBeDefined();
  return () => act(() => void router.navigate({ to: '/slow' }));
}

test('a page that stays while the next one loads has a line after 150 ms', async () => {
  const open = await openPages(400, 0);
  open();
  await pass(140);
  expect(line()).toBeNull();
  await pass(20);
  expect(line()).not.toBeNull();
  expect(screen.getByText('Home')).toBeDefined();
  await pass(500);
  expect(screen.getByText('The page')).toBeDefined();
  expect(line()).toBeNull();
});

test('the first data of a page counts, and the line goes when they are there', async () => {
  const open = await openPages(0, 600);
  open();
  await pass(200);
  expect(line()).not.toBeNull();
  await pass(300);
  expect(line()).not.toBeNull();
  await pass(250);
  expect(screen.getByText('The page')).toBeDefined();
  expect(line()).toBeNull();
});

test('a fast page has none, nor have later loads of the same page', async () => {
  const open = await openPages(40, 40);
  open();
  for (let ms = 0; ms < 400; ms += 10) {
    await pass(10);
    expect(line()).toBeNull();
  }
  expect(screen.getByText('The page')).toBeDefined();
  const load = queryClient.fetchQuery({ queryKey: meKeys.inbox, queryFn: () => wait(300).then(() => 'Loaded') });
  await pass(250);
  expect(line()).toBeNull();
  await pass(100);
  expect(await load).toBe('Loaded');
});
