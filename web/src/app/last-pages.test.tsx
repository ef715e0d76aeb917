// Lists at a page beyond their last one, for example after their rows were deleted.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../base/query-client.ts';
import { besideDocuments, orderTitled, signedIn } from '../testing/caller.ts';
import { type Call, failWith } from '../testing/fake-api.ts';
import { website } from '../testing/links.ts';
import { renderRoute } from '../testing/render-route.tsx';

const counts = { accepted: 11, processing: 0, in_progress: 0, failed: 0, onHold: 0 };
const askOnceMore = () => act(() => queryClient.invalidateQueries());

/** The rows of the page that is asked for, ten a page. */
function pageOf<Row>(all: Row[], { query }: Call): Row[] {
  const first = (Number(query.get('page') ?? 1) - 1) * 10;
  return all.slice(first, first + 10);
}

/** As many documents as there are when it is asked. */
const documentsOf = (count: () => number) => ({
  show: (call: Call) => ({
    orders: pageOf(
      Array.from({ length: count() }, (_, at) => orderTitled(`Document ${at + 1}`, at + 1)),
      call,
    ),
    recordsTotal: count(),
    recordsFiltered: count(),
    folders: [],
    counts,
    cancelled: 0,
    next: null,
  }),
});

test('the address of a page beyond the last one leads to the last one, and back does not lead to it', async () => {
  const { router } = renderRoute('/orders?page=99', { ...signedIn, documents: documentsOf(() => 11) });
  expect(await screen.findByRole('link', { name: /Document 11/ })).toBeDefined();
  expect(router.state.location.searchStr).toBe('?page=2');
  expect(router.history.length).toBe(1);
});

test('a page whose last row was deleted gives way to the one before', async () => {
  let count = 11;
  renderRoute('/orders?page=2', { ...signedIn, documents: documentsOf(() => count) });
  expect(await screen.findByRole('link', { name: /Document 11/ })).toBeDefined();
  count = 10;
  await askOnceMore();
  expect(await screen.findByRole('link', { name: /Document 10/ })).toBeDefined();
  expect(screen.getByText('1 to 10 of 10')).toBeDefined();
});

test('the address of a deleted folder leads to all documents', async () => {
  const all = documentsOf(() => 11);
  const show = (call: Call) =>
    call.query.has('folder_id') ? failWith(404, 'FOLDER_NOT_FOUND', 'This folder was not found') : all.show(call);
  const { router } = renderRoute('/orders?folder=9', { ...signedIn, documents: { show } });
  expect(await screen.findByRole('link', { name: /Document 10/ })).toBeDefined();
  expect(await screen.findByText('This folder was not found')).toBeDefined();
  expect(router.state.location.search).toEqual({});
});

test('a list whose page is not in the address does the same', async () => {
  let count = 11;
  renderRoute('/websites', {
    ...signedIn,
    ...besideDocuments,
    websites: {
      show: (call) => ({
        websites: pageOf(
          Array.from({ length: count }, (_, at) => ({ ...website, id: at + 1, name: `Website ${at + 1}` })),
          call,
        ),
        recordsTotal: count,
        recordsFiltered: count,
        can: { create: true },
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Website 11')).toBeDefined();
  count = 10;
  await askOnceMore();
  expect(await screen.findByText('Website 10')).toBeDefined();
  expect(screen.getByText('1 to 10 of 10')).toBeDefined();
});
