// Without a connection nothing is sent, neither at once nor later, and the page says so. A call without an answer ends with words.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api, messageOf } from '../base/api.ts';
import { signedIn } from '../testing/caller.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('a form that is submitted offline is not sent when the connection is back', async () => {
  const { user_info: user, ...info } = signedIn.users.showUserInfo;
  const { calls } = renderRoute('/workspace/create', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: { ...info, user_info: { ...user, can: { ...user.can, create_workspace: true } } } },
    workspaces: {
      show: { ...signedIn.workspaces.show, limit: { max_workspaces: 5, available_workspaces: 5 }, can: { create: true } },
    },
  });
  fireEvent.change(await screen.findByLabelText('Workspace name'), { target: { value: 'Spring' } });
  connect(false);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('You are offline. Nothing was sent.');
  connect(true);
  fireEvent.change(screen.getByLabelText('Workspace name'), { target: { value: 'Summer' } });
  expect(calls.filter(({ name }) => name === 'workspaces.create')).toEqual([]);
});

test('an order that is given offline says that nothing was ordered', async () => {
  fakeApi({ platform: signedIn.platform });
  connect(false);
  const refused = await api.orders.create({ tool: 'job_posting', fields: {} }).catch((error: unknown) => error);
  expect(messageOf(refused)).toBe('You are offline. Nothing was ordered.');
  connect(true);
});

test('every page shows that the connection is lost', async () => {
  renderRoute('/favorite', signedIn);
  await screen.findByRole('heading', { level: 1 });
  connect(false);
  await screen.findByText(/^You are offline. Your work stays on this page./);
  connect(true);
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('a call without an answer ends after a minute', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_request: Request, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const failed = api.orders.create({ tool: 'job_posting', fields: {} }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
  expect(messageOf(await failed)).toMatch(/^The server did not respond within a minute./);
  vi.unstubAllGlobals();
});
