import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn, visitor } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

test('the search of the tools narrows the list and is in the URL', async () => {
  const { router } = renderRoute('/tools', signedIn);
  expect(await screen.findByRole('link', { name: /Job posting/ })).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search tools' }), { target: { value: 'slog' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Job posting/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Slogan/ })).toBeDefined();
  expect(router.state.location.href).toBe('/tools?search=slog');
});

test('a user without the right is led from the control panel to the dashboard', async () => {
  const { router } = renderRoute('/control-panel', { ...signedIn, ...besideDocuments, ...dashboardAnswers });
  await screen.findByRole('heading', { name: /Good (morning|afternoon|evening), Ada/ });
  expect(router.state.location.href).toBe('/dashboard');
});

test('the profile shows the server’s faults at their fields', async () => {
  renderRoute('/my-profile', {
    ...signedIn,
    users: {
      ...signedIn.users,
      updateUserInfo: failWith(422, 'INVALID_INPUT', 'Check the form', { industry_name: ['This text is too long'] }),
    },
    session: {
      ...signedIn.session,
      listSessions: { sessions: [] },
      listAccess: { access: [] },
      showSecondFactor: failWith(500, 'SERVER_ERROR', 'Not here'),
    },
  });
  fireEvent.change(await screen.findByLabelText('Industry'), { target: { value: 'Bakery' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  const text = await screen.findByText('This text is too long');
  expect(screen.getByLabelText('Industry').getAttribute('aria-describedby')).toContain(text.id);
  expect(screen.getByLabelText('Industry')).toHaveProperty('value', 'Bakery');
});

test('country and customer type are chosen from lists, and only what was changed is sent', async () => {
  const me = signedIn.users.showUserInfo;
  const caller = { ...me, user_info: { ...me.user_info, country: 'Atlantis' } };
  const { calls } = renderRoute('/my-profile', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: caller, updateUserInfo: { user_info: caller.user_info } },
    session: {
      ...signedIn.session,
      listSessions: { sessions: [] },
      listAccess: { access: [] },
      showSecondFactor: failWith(500, 'SERVER_ERROR', 'Not here'),
    },
  });
  // A country that an earlier release took.
  expect(await screen.findByLabelText('Country', { selector: 'input' })).toHaveProperty('value', 'Atlantis');
  fireEvent.click(screen.getByLabelText('Customer type', { selector: 'input' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Agency', hidden: true }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'users.updateUserInfo')?.body).toEqual({
      name: 'Ada Byron',
      customer_type: 'agency',
    }),
  );
});

test('marking all notifications as read empties the badge of the bell', async () => {
  let unread = 2;
  const { showUserInfo } = signedIn.users;
  const caller = () => ({ ...showUserInfo, user_info: { ...showUserInfo.user_info, unread_notifications: unread } });
  const { calls } = renderRoute('/notifications', {
    ...signedIn,
    users: { ...signedIn.users, showUserInfo: caller },
    notifications: {
      show: () => ({
        notifications: [1, 2].map((id) => ({
          id,
          event: 'order_finished',
          text: `Document ${id} is ready`,
          path: null,
          workspace_id: null,
          is_read: unread === 0,
          created_at: '2026-11-02T10:00:00.000Z',
        })),
        unread_count: unread,
        recordsTotal: 2,
        recordsFiltered: 2,
      }),
      markRead: () => {
        unread = 0;
        return { unread_count: 0 };
      },
      showUserGroups: { notification_groups: [], preferences: [] },
    },
    comments: { mine: { comments: [], recordsTotal: 0 } },
  });
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined();
  await screen.findByText('Document 1 is ready');
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  // What the server counts after the change is shown, not only what the page expects.
  await waitFor(() => {
    const names = calls.map(({ name }) => name);
    expect(names.slice(names.indexOf('notifications.markRead'))).toEqual(
      expect.arrayContaining(['notifications.markRead', 'notifications.show']),
    );
  });
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Notifications, 2 unread' })).toBeNull();
});

test('anybody reads what tools cost, by category', async () => {
  renderRoute('/pricing', {
    ...visitor,
    tools: {
      showPricing: {
        initial_credits: 5000,
        categories: [
          { slug: 'ai_writer', name: 'AI Writer' },
          { slug: 'seo', name: 'SEO' },
        ],
        prices: [
          { slug: 'slogan', name: 'Slogan', macrocategory: 'ai_writer', credits_from: 100, credits_to: 400, note: '' },
          { slug: 'readability', name: 'Readability', macrocategory: 'seo', credits_from: 0, credits_to: 0, note: '' },
        ],
      },
    },
  });
  await screen.findByRole('heading', { name: 'SEO' });
  const rowsUnder = (name: string) => {
    const panel = screen.getByRole('heading', { name }).closest('section') as HTMLElement;
    return within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(rowsUnder('AI Writer')).toEqual([expect.stringMatching(/^Slogan100.400 credits$/)]);
  expect(rowsUnder('SEO')).toEqual(['ReadabilityFree']);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
});

test('an unknown address says so and leads back', async () => {
  renderRoute('/nowhere/at/all', visitor);
  expect(await screen.findByRole('heading', { name: 'The page you requested could not be found.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
});

test.each(['/nowhere/at/all', '/maps/moon'])('%s keeps the shell around those who are signed in', async (address) => {
  renderRoute(address, { ...signedIn, ...besideDocuments });
  expect(await screen.findByRole('heading', { name: 'The page you requested could not be found.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Documents' })).toBeDefined();
});

const none = { recordsTotal: 0, recordsFiltered: 0 };
const dashboardAnswers = {
  documents: {
    show: {
      orders: [],
      ...none,
      folders: [],
      counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
      cancelled: 0,
      next: null,
    },
  },
};
