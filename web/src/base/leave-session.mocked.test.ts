import { beforeEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { logOut } from './leave-session.ts';
import { forgetWorkspace } from './workspace.ts';

vi.mock('./api.ts', () => ({ api: { session: { logout: vi.fn<() => Promise<unknown>>() } }, messageOf: String }));
vi.mock('./held-calls.ts', () => ({ sendHeldCalls: () => Promise.resolve() }));
vi.mock('./workspace.ts', () => ({ forgetWorkspace: vi.fn<() => void>(), restoreWorkspace: vi.fn<() => void>() }));
vi.mock('../ui/toast.tsx', () => ({ toastError: vi.fn<() => void>() }));

const assign = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', { location: { assign } });
});
const answer = (url: string | null) =>
  vi.mocked(api.session.logout).mockResolvedValue({ status: 'success', end_session_url: url });

it('leads to the login page after logging out', async () => {
  answer(null);
  await logOut();
  expect(forgetWorkspace).toHaveBeenCalledOnce();
  expect(assign.mock.calls).toEqual([['/login']]);
});

it('leads to the provider where a session of single sign-on ends too', async () => {
  answer('https://id.example/session/end?client_id=folio');
  await logOut();
  expect(forgetWorkspace).toHaveBeenCalledOnce();
  expect(assign.mock.calls).toEqual([['https://id.example/session/end?client_id=folio']]);
});
