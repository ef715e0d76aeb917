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
  const order = await screen.findByRole('link', { name: 'Order your first document' });
  expect(order.getAttribute('href')).toBe('/tools?macrocategory=suggested');
  expect(screen.getByText('No documents yet!')).toBeDefined();
});

test('with a model the first order may be of any tool', async () => {
  const { showUserInfo } = signedIn.users;
  const user_info = { ...showUserInfo.user_info, text_model: { provider: 'own', model: 'one' } };
  const users = { ...signedIn.users, showUserInfo: { ...showUserInfo, user_info } };
  renderRoute('/dashboard', { ...signedIn, ...besideDocuments, users, documents: { show: listOf() } });
  const order = await screen.findByRole('link', { name: 'Order your first document' });
  expect(order.getAttribute('href')).toBe('/tools');
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
  expect(await screen.findByRole('link', { name: /Order your first document.*Done/ })).toBeDefined();
  expect(screen.queryByText('No documents yet!')).toBeNull();
});

test('the dashboard of an account with cancelled documents alone leads to them', async () => {
  const counts = { accepted: 0, processing: 0, in_progress: 0, failed: 2, onHold: 0 };
  const show = { ...listOf(), recordsTotal: 2, counts, cancelled: 2 };
  renderRoute('/dashboard', { ...signedIn, ...besideDocuments, documents: { show } });
  expect(await screen.findByText(/^Nothing is in progress\. 2 documents were cancelled\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'View cancelled' }).getAttribute('href')).toBe('/orders?status=cancelled');
});

test('the documents list shows its rows', async () => {
  renderRoute('/orders', { ...signedIn, documents: { show: listOf('Senior baker', 'Head of ovens') } });
  expect((await screen.findByRole('link', { name: /Senior baker/ })).getAttribute('href')).toBe('/orders/1');
  expect(screen.getByRole('link', { name: /Head of ovens/ })).toBeDefined();
});

test('an empty documents list leads to the tools; a search without results leads back', async () => {
  const { router } = renderRoute('/orders?search=baker', { ...signedIn, documents: { show: listOf() } });
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Show all documents' }));
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
  expect(screen.queryByText(/^Sort documents into folders/)).toBeNull();
});
