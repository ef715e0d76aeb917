import type { OrderRow } from '@folio/contract/document-shapes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, orderTitled, signedIn } from '../testing/caller.ts';
import { type Call, failWith } from '../testing/fake-api.ts';
import { folderNamed } from '../testing/folders.ts';
import { renderRoute } from '../testing/render-route.tsx';

const documents = (count: number): OrderRow[] =>
  Array.from({ length: count }, (_nothing, index) => orderTitled(`Document ${index + 1}`, index + 1));

const idsIn = (call: Call) => (call.body as { order_detail_ids: number[] }).order_detail_ids;

/** The list of these documents by pages, newest first, as the server gives it. */
function listOf(rows: () => OrderRow[]) {
  return ({ query }: Call) => {
    const size = Number(query.get('per_page') ?? 10);
    const last = query.get('after');
    const start = last ? rows().findIndex(({ id }) => String(id) === last) + 1 : (Number(query.get('page') ?? 1) - 1) * size;
    const orders = rows().slice(start, start + size);
    const counts = { accepted: rows().length, processing: 0, in_progress: 0, failed: 0, onHold: 0 };
    const isSorted = query.has('sort');
    const next = orders.length === size && !isSorted ? String(orders.at(-1)?.id) : null;
    return { orders, recordsTotal: rows().length, recordsFiltered: rows().length, folders: [], counts, cancelled: 0, next };
  };
}

const open = (address: string, answers: NonNullable<Parameters<typeof renderRoute>[1]['documents']>) =>
  renderRoute(address, { ...signedIn, ...besideDocuments, documents: answers });

const bar = () => screen.findByRole('toolbar', { name: 'Selected documents' });

async function selectPage() {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  return within(await bar());
}

/** The page, and then everything that the list finds. */
async function selectAll(count: number) {
  const inBar = await selectPage();
  fireEvent.click(await inBar.findByRole('button', { name: `Select all ${count} documents` }));
  await inBar.findByText(`${count} selected`);
  return inBar;
}

test.each(['/orders?search=shoes', '/orders?search=shoes&sort=title'])(
  'all documents that %s finds are selected beyond its page',
  async (address) => {
    const rows = documents(250);
    const { calls } = open(address, { show: listOf(() => rows) });
    const { findByText, findByRole, queryByRole } = await selectPage();
    await findByText('10 selected');
    const before = calls.length;
    fireEvent.click(await findByRole('button', { name: 'Select all 250 documents' }));
    await findByText('250 selected');
    expect(queryByRole('button', { name: /Select all/ })).toBeNull();
    const asked = calls.slice(before).filter(({ query }) => query.get('per_page') === '100');
    expect(asked.map(({ query }) => query.get('search'))).toEqual(['shoes', 'shoes', 'shoes']);
  },
);

test('documents that arrive or leave while all are listed keep no other from being selected', async () => {
  let rows = documents(250);
  const listed: number[] = [];
  const show = (call: Call) => {
    const answer = listOf(() => rows)(call);
    if (call.query.get('per_page') !== '100') return answer;
    listed.push(...answer.orders.map(({ id }) => id));
    rows = listed.length === 100 ? [...documents(252).slice(250), ...rows] : rows.slice(10);
    return answer;
  };
  open('/orders', { show });
  await selectAll(250);
  expect(listed).toEqual(documents(250).map(({ id }) => id));
});

test('one refused document keeps no other from being deleted, and stays selected', async () => {
  let rows = documents(150);
  const sizes: number[] = [];
  open('/orders', {
    show: listOf(() => rows),
    remove: (call) => {
      const ids = idsIn(call);
      if (ids.includes(120)) return failWith(409, 'DOCUMENT_OF_TASK', 'This document belongs to task 7');
      sizes.push(ids.length);
      rows = rows.filter(({ id }) => !ids.includes(id));
      return { deleted: ids.length };
    },
  });
  const { findByRole } = await selectAll(150);
  fireEvent.click(await findByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 150 documents' }));
  await screen.findByText('149 documents deleted');
  await screen.findByText('Not deleted (1): “Document 120”. This document belongs to task 7');
  await waitFor(async () => expect((await bar()).textContent).toContain('1 selected'));
  expect(rows.map(({ id }) => id)).toEqual([120]);
  expect(Math.max(...sizes)).toBe(100);
});

test('what a server that does not respond left undone stays selected, and is counted', async () => {
  let count = 0;
  open('/orders', {
    show: listOf(() => documents(150)),
    remove: (call) => {
      count += 1;
      return count === 1 ? { deleted: idsIn(call).length } : failWith(500, 'SERVER_ERROR', 'Something went wrong');
    },
  });
  const { findByRole } = await selectAll(150);
  fireEvent.click(await findByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 150 documents' }));
  await screen.findByText('Stopped after 100 of 150 documents: Something went wrong');
  await waitFor(async () => expect((await bar()).textContent).toContain('50 selected'));
  expect(count).toBe(2);
});

test('many documents that are dropped onto a folder show how far it is, and what is not moved stays selected', async () => {
  const folder = folderNamed('Winter', 3);
  const sizes: number[] = [];
  open('/orders', {
    show: (call) => ({ ...listOf(() => documents(150))(call), folders: [folder] }),
    move: async (call) => {
      await new Promise((answer) => setTimeout(answer, 20));
      const ids = idsIn(call);
      if (ids.includes(120)) return failWith(409, 'DOCUMENT_OF_TASK', 'This document belongs to task 7');
      sizes.push(ids.length);
      return { moved: ids.length };
    },
  });
  await selectAll(150);
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => kept.set(type, text),
    getData: (type: string) => kept.get(type) ?? '',
    setDragImage: () => undefined,
    get types() {
      return [...kept.keys()];
    },
  };
  fireEvent.dragStart(screen.getByRole('link', { name: 'Document 1' }), { dataTransfer });
  fireEvent.drop(screen.getByRole('link', { name: /Winter/ }), { dataTransfer });
  await screen.findByRole('progressbar', { name: /^Moving/ });
  await screen.findByText('149 documents moved');
  await waitFor(async () => expect((await bar()).textContent).toContain('1 selected'));
  expect(Math.max(...sizes)).toBe(100);
});

test('more documents than can be selected: the first of them, with the limit', async () => {
  const { calls } = open('/orders', { show: listOf(() => documents(2300)) });
  const { findByRole, findByText } = await selectPage();
  const before = calls.length;
  fireEvent.click(await findByRole('button', { name: 'Select the first 2,000 of 2,300 documents' }));
  await findByText('2,000 selected');
  await findByText('You can select up to 2,000 documents');
  expect(calls.slice(before).filter(({ query }) => query.get('per_page') === '100')).toHaveLength(20);
});

test('another search ends the selection, also for the way back', async () => {
  const { router } = open('/orders?search=shoes', { show: listOf(() => documents(30)) });
  await selectAll(30);
  await router.navigate({ to: '/orders', search: { search: 'boots' } });
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected documents' })).toBeNull());
  await router.navigate({ to: '/orders', search: { search: 'shoes' } });
  await screen.findByDisplayValue('shoes');
  expect(screen.queryByRole('toolbar', { name: 'Selected documents' })).toBeNull();
});

test('a cancelled document is not shown as a failed one', async () => {
  const rows: OrderRow[] = [
    { ...orderTitled('Slogans', 1), status: 'failed', is_cancelled: true, reason: 'Canceled', tool_name: 'Slogan' },
    { ...orderTitled('Letters', 2), status: 'failed' },
  ];
  const counts = { accepted: 0, processing: 0, in_progress: 0, failed: 2, onHold: 0 };
  const { calls } = open('/orders', { show: (call) => ({ ...listOf(() => rows)(call), counts, cancelled: 1 }) });
  await screen.findByText('Slogans');
  expect(screen.getAllByRole('listitem').map((item) => /Canceled|Failed/.exec(item.textContent)?.[0])).toEqual(
    expect.arrayContaining(['Canceled', 'Failed']),
  );
  screen.getByText('Slogan');
  const tabs = within(screen.getByRole('navigation', { name: 'Documents by status' }));
  await tabs.findByRole('link', { name: /^Failed ?1/ });
  fireEvent.click(tabs.getByRole('link', { name: /^Canceled ?1/ }));
  await waitFor(() => expect(calls.at(-1)?.query.get('is_cancelled')).toBe('true'));
  fireEvent.click(tabs.getByRole('link', { name: /^Failed ?1/ }));
  await waitFor(() => expect(calls.at(-1)?.query.get('is_cancelled')).toBe('false'));
});

test('Tab goes from the row that was selected last to the bar, and on to what follows that row', async () => {
  open('/orders', { show: listOf(() => documents(5)) });
  const box = await screen.findByRole('checkbox', { name: 'Select “Document 2”' });
  // Answers whether the browser continues itself.
  const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey });
  const select = () => {
    box.focus();
    fireEvent.click(box);
  };
  select();
  const toolbar = await bar();
  const buttons = within(toolbar).getAllByRole('button');
  expect(tab()).toBe(false);
  expect(document.activeElement).toBe(buttons[0]);
  expect(tab(true)).toBe(false);
  expect(document.activeElement).toBe(box);
  // Once for each selection: the bar must not trap the focus.
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(box);
  select();
  select();
  expect(tab()).toBe(false);
  const clear = within(await bar()).getByRole('button', { name: 'Clear selection' });
  clear.focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(box);
  // Focus that comes to the bar from below it continues behind it.
  screen.getByRole('link', { name: 'Document 5' }).focus();
  tab();
  clear.focus();
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(clear);
});

test('clearing the selection from the bar gives the focus back to the row', async () => {
  open('/orders', { show: listOf(() => documents(5)) });
  const box = await screen.findByRole('checkbox', { name: 'Select “Document 2”' });
  box.focus();
  fireEvent.click(box);
  const clear = within(await bar()).getByRole('button', { name: 'Clear selection' });
  fireEvent.keyDown(box, { key: 'Tab' });
  clear.focus();
  fireEvent.click(clear);
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(document.activeElement).toBe(box);
});
