import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const me = signedIn.users.showUserInfo;
const owner = {
  ...me,
  user_info: { ...me.user_info, role: 'admin' as const, can: { ...me.user_info.can, open_control_panel: true } },
};
const person = (id: number, name: string, company: string) => ({
  id,
  name,
  email: `${id}@acme.invalid`,
  company,
  role: 'user' as const,
  is_admin: false,
  staff_scope: null,
  created_at: '2026-11-02T10:00:00.000Z',
  removed_at: null,
  is_erased: false,
  can: { impersonate: true, export_data: true, erase_data: false, set_staff_scope: false },
});
const open = async (companies: [string, string]) => {
  const { calls } = renderRoute('/control-panel/people', {
    ...signedIn,
    users: { showUserInfo: owner },
    usage: {
      listPeople: {
        users: [person(2, 'Luca Bianchi', companies[0]), person(3, 'Eva Klein', companies[1])],
        recordsTotal: 2,
        recordsFiltered: 2,
      },
    },
    privacy: { listGuests: { guests: [{ email: 'helene@brenvik.example', name: 'Helene Brandt', links: 1, campaigns: 0 }] } },
    session: { ...signedIn.session, requestImpersonation: { userId: 2, token: 'token', url: '/impersonate' } },
  });
  return { calls, row: await screen.findByRole('row', { name: /Luca Bianchi/ }) };
};
const onPhone = () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('640px') ? 'all' : query));
};
afterEach(() => vi.restoreAllMocks());

test('a person is impersonated by a button on a desk screen', async () => {
  const { row } = await open(['Acme', 'Acme']);
  expect(within(row).getByRole('button', { name: 'Impersonate Luca Bianchi' })).toBeDefined();
  expect(within(row).getAllByText('Acme')).toHaveLength(1);
});

test('on a phone a row has its menu alone, with everything in it', async () => {
  onPhone();
  const { calls, row } = await open(['Acme', 'Acme']);
  const [menu, ...others] = within(row).getAllByRole('button');
  expect(others).toEqual([]);
  fireEvent.click(menu as HTMLElement);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Impersonate', 'Export data']);
  fireEvent.click(items[0] as HTMLElement);
  await waitFor(() => expect(calls.find(({ name }) => name === 'session.requestImpersonation')?.body).toEqual({ id: 2 }));
});

test('the company is below the name where people are of several', async () => {
  const { row } = await open(['Acme', 'Halden']);
  expect(within(row).getAllByText('Acme')).toHaveLength(2);
});
