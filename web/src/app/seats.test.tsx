import type { Seat } from '@folio/contract/seats';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signedIn, visitor } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

const me = signedIn.users.showUserInfo;
const owner = {
  ...me,
  user_info: {
    ...me.user_info,
    role: 'admin' as const,
    can: { ...me.user_info.can, open_control_panel: true, manage_seats: true },
  },
};
const none = { change_role: false, disable: false, delete: false, resend: false, impersonate: false };
const invited: Seat = {
  id: 4,
  user_id: null,
  email: 'gina@example.com',
  name: null,
  role: 'user',
  label: 'Master',
  access_level: 'user',
  state: 'invited',
  workspaces: [],
  force_control_panel: false,
  expires_at: null,
  created_at: '2026-11-02T10:00:00.000Z',
  last_seen_at: null,
  has_second_factor: false,
  has_single_sign_on: false,
  can: { ...none, delete: true, resend: true, hand_over: false, reset_second_factor: false, unlink_single_sign_on: false },
};
const url = 'https://folio.example/invitation/one-time';
const message = 'No mail server is set up: copy the link and send it to gina@example.com';
const platform = { showPlatform: { ...signedIn.platform.showPlatform, sends_email: false } };
const open = (list: Seat[]) =>
  renderRoute('/control-panel/seats', {
    ...signedIn,
    platform,
    users: { showUserInfo: owner, showPhotos: { photos: [] } },
    seats: {
      show: { list, workspaces: [], limit: { available_seats: 8, max_seats: 10 }, recordsTotal: 1, recordsFiltered: list.length },
      create: { seat: invited, invitation_url: url, message },
      resendLink: { seat: invited, invitation_url: url, message },
    },
  });

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  // As on a page without https.
  document.execCommand = () => copied.push([...document.querySelectorAll('textarea')].at(-1)?.value ?? '') > 0;
});

test('without a mail server, an invitation is made with a link to copy, and the dialog says what its role may do', async () => {
  open([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^Master \(member\): Writes and edits documents/)).toBeDefined();
  expect(within(dialog).getByText('Becomes a Master (member) in the workspaces you select')).toBeDefined();
  expect(within(dialog).getByText(/^No mail server is set up/)).toBeDefined();
  expect(within(dialog).getByRole('link', { name: 'Create workspace' }).getAttribute('href')).toBe('/workspace/create');
  fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'gina@example.com' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create invitation' }));
  await screen.findByText(message);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toEqual([url]));
});

test('an invitation that waits has its link in its menu', async () => {
  const { calls } = open([invited]);
  const row = await screen.findByRole('row', { name: /gina@example.com/ });
  expect(within(row).getByText('Writes and edits documents in their workspaces.')).toBeDefined();
  fireEvent.click(within(row).getByRole('button'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Copy link', 'Withdraw invitation']);
  fireEvent.click(items[1] as HTMLElement);
  await waitFor(() => expect(copied).toEqual([url]));
  expect(calls.find(({ name }) => name === 'seats.resendLink')?.body).toEqual({ id: 4 });
  expect(await screen.findByText(/^Link copied/)).toBeDefined();
});

test('without a mail server, a password reset says where the link is, whether the address is known or not', async () => {
  renderRoute('/reset-password', { ...visitor, platform, session: { ...visitor.session, rememberPassword: { message: '' } } });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'gina@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^No mail server is set up. If gina@example.com belongs to an account/)).toBeDefined();
});

test('a user whose seat opens the control panel sees their usage and credits', async () => {
  const { user_info: info } = me;
  const forced = {
    ...me,
    user_info: {
      ...info,
      extra_info: { ...info.extra_info, force_control_panel: true },
      can: { ...info.can, open_control_panel: true },
    },
  };
  renderRoute('/control-panel/seats', {
    ...signedIn,
    users: { showUserInfo: forced },
    usage: {
      showUsage: { calls: [], recordsTotal: 0, recordsFiltered: 0, totals: { calls: 0, input_tokens: 0, output_tokens: 0 } },
    },
  });
  const tabs = await screen.findAllByRole('link', { name: /^(Usage|Balance and limits)$/ });
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null]);
});
