import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, orderTitled, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const listOf = (...titles: string[]) => ({
  orders: titles.map((title, at) => orderTitled(title, at + 1)),
  recordsTotal: titles.length,
  recordsFiltered: titles.length,
  folders: [],
  counts: { accepted: titles.length, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
  cancelled: 0,
  next: null,
});

test('a new person’s dashboard names the first steps', async () => {
  renderRoute('/dashboard', { ...signedIn, ...besideDocuments, documents: { show: listOf() } });
  // Without a model it leads to the tools that need none.
  const order = await screen.findByRole('link', { name: 'Create your first document' });
  expect(order.getAttribute('href')).toBe('/tools?macrocategory=suggested');
  expect(screen.getByText('No documents yet!')).toBeDefined();
});

test('with a model the first order may be of any tool', async () => {
  const { showUserInfo } = signedIn.users;
  const user_info = { ...showUserInfo.user_info, text_model: { provider: 'own', model: 'one' } };
  const users = { ...signedIn.users, showUserInfo: { ...showUserInfo, user_info } };
  renderRoute('/dashboard', { ...signedIn, ...besideDocuments, users, documents: { show: listOf() } });
  const order = await screen.findByRole('link', { name: 'Create your first document' });
  expect(order.getAttribute('href')).toBe('/tools');
});

test('the dashboard shows the first four items of the inbox, each with one button', async () => {
  const { user_info: user, ...info } = signedIn.users.showUserInfo;
  const itemOf = (at: number) => ({
    key: `mention:${at}`,
    kind: 'mention' as const,
    title: `Tom in “Stoves ${at}”`,
    reason: 'Is 230 g right?',
    subject: { order_detail_id: at, comment_id: at },
    path: `/orders/${at}?comment=${at}`,
    workspace_id: null,
    at: '2026-11-02T08:00:00.000Z',
    due_at: null,
    is_read: false,
    snoozed_until: null,
    done_at: null,
    can: ['reply' as const],
  });
  const { calls } = renderRoute('/dashboard', {
    ...signedIn,
    ...besideDocuments,
    users: { ...signedIn.users, showUserInfo: { ...info, user_info: { ...user, inbox: { todo: 7, unread: 7 } } } },
    documents: { show: listOf('Senior baker') },
    inbox: { show: { items: [1, 2, 3, 4].map(itemOf), counts: { todo: 7, unread: 7 }, recordsTotal: 7, recordsFiltered: 7 } },
  });
  expect(await screen.findByText('7 items need your attention.')).toBeDefined();
  expect(await screen.findByText('4 of 7')).toBeDefined();
  const reply = await screen.findByRole('link', { name: 'Reply: Tom in “Stoves 1”' });
  expect(reply.getAttribute('href')).toBe('/inbox?item=mention%3A1');
  expect(screen.getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/inbox');
  expect(calls.filter(({ name }) => name === 'inbox.show')).toHaveLength(1);
});

test('the dashboard lists the documents of the month and ticks the first step', async () => {
  const { user_info: user, ...info } = signedIn.users.showUserInfo;
  renderRoute('/dashboard', {
    ...signedIn,
    ...besideDocuments,
    users: { ...signedIn.users, showUserInfo: { ...info, user_info: { ...user, can: { ...user.can, manage_sources: true } } } },
    documents: { show: listOf('Senior baker') },
  });
  expect(await screen.findByRole('link', { name: /Senior baker/ })).toBeDefined();
  expect(await screen.findByRole('link', { name: /Create your first document.*Done/ })).toBeDefined();
  expect(screen.queryByText('No documents yet!')).toBeNull();
});

test('the dashboard of an account with cancelled documents alone leads to them', async () => {
  const counts = { accepted: 0, processing: 0, in_progress: 0, failed: 2, onHold: 0 };
  const show = { ...listOf(), recordsTotal: 2, counts, cancelled: 2 };
  renderRoute('/dashboard', { ...signedIn, ...besideDocuments, documents: { show } });
  expect(await screen.findByText(/^No documents in progress\. 2 were canceled\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'View canceled' }).getAttribute('href')).toBe('/orders?status=cancelled');
});

test('the documents list shows its rows', async () => {
  renderRoute('/orders', { ...signedIn, documents: { show: listOf('Senior baker', 'Head of ovens') } });
  expect((await screen.findByRole('link', { name: /Senior baker/ })).getAttribute('href')).toBe('/orders/1');
  expect(screen.getByRole('link', { name: /Head of ovens/ })).toBeDefined();
});

test('an empty documents list leads to the tools; a search without results leads back', async () => {
  const { router } = renderRoute('/orders?search=baker', { ...signedIn, documents: { show: listOf() } });
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'No documents yet!' })).toBeDefined();
  expect(router.state.location.href).toBe('/orders');
});

test('a list that failed is loaded by trying again', async () => {
  let isBroken = true;
  renderRoute('/orders', {
    ...signedIn,
    documents: { show: () => (isBroken ? failWith(500, 'SERVER_ERROR', 'Server error') : listOf('Senior baker')) },
  });
  expect(await screen.findByRole('heading', { name: 'Failed to fetch orders' })).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Senior baker/ })).toBeDefined();
});

test('no number and no hint of an empty list is shown before the documents were loaded', async () => {
  renderRoute('/orders', { ...signedIn, documents: { show: failWith(500, 'SERVER_ERROR', 'Server error') } });
  const all = await screen.findByRole('link', { name: /^All documents/ });
  expect(all.textContent).toBe('All documents');
  expect(screen.queryByText(/^Organize documents by campaign/)).toBeNull();
});
