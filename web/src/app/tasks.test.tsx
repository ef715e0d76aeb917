import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { suggestion, suggestionsOf, website } from '../testing/links.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, listOf, newsroom, nothing, row, task } from '../testing/tasks.ts';

const noHistory = { taskHistory: [], recordsTotal: 0 };
const noGuests = { reviewLinks: { show: { review_links: [], can: { create: false } } } };

test('a task that is late and not finished is marked, also in words', async () => {
  const late = { ...row, status: 'on_going' as const, round: 2 };
  renderRoute('/task-assignment', {
    ...signedIn,
    taskViews: { counts },
    tasks: {
      list: ({ query }) =>
        query.get('view') === 'review' ? listOf() : listOf(late, { ...row, id: 8, title: 'Done', status: 'approved' }),
    },
  });
  expect((await screen.findByRole('link', { name: 'Guide to trail shoes' })).getAttribute('href')).toBe('/task-assignment/7');
  expect(screen.getAllByText('Overdue,')).toHaveLength(1);
  expect(screen.getByText('Changes requested')).toBeDefined();
});

test('a task offers what its reader may do, and one that failed is loaded by trying again', async () => {
  let isBroken = true;
  renderRoute('/task-assignment/7', {
    ...signedIn,
    ...noGuests,
    tasks: {
      show: () =>
        isBroken ? failWith(500, 'SERVER_ERROR', 'Server error') : { task: { ...task, can: { ...nothing, start: true } } },
      history: noHistory,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Failed to fetch task' })).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  expect(screen.getByText('For people who run on wet paths.')).toBeDefined();
});

test('starting a task opens the page of its work, in the workspace of the task', async () => {
  const started = { ...task, can: { ...nothing, start: true } };
  const { router } = renderRoute('/task-assignment/7', {
    ...signedIn,
    ...noGuests,
    workspaces: { ...signedIn.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
    documents: {
      show: {
        orders: [],
        recordsTotal: 0,
        recordsFiltered: 0,
        folders: [],
        counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
        cancelled: 0,
        next: null,
      },
    },
    tasks: { show: { task: started }, history: noHistory, start: { task: started, path: '/orders?search=baker' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined();
  expect(router.state.location.href).toBe('/orders?search=baker');
  expect(document.cookie).toContain('workspace=1');
});

test('the links of a task show which are broken, and one is accepted by a manager', async () => {
  const link = {
    words: 'rain jackets',
    url: 'https://shop.example/rain',
    status: 404,
    checked_at: '2026-11-20T08:00:00.000Z',
    waived_by: null,
    task: null,
  };
  const answer = (state: 'broken' | 'waived') => ({
    links: [{ ...link, state, waived_by: state === 'waived' ? { id: 1, name: 'Mara Manager' } : null }],
    wanted: [{ keyword: 'down bags', is_there: false }],
    can: { check: true, waive: true },
  });
  const mine = { ...suggestion, from: { ...suggestion.from, order_detail_id: 9, title: task.title } };
  const { calls } = renderRoute('/task-assignment/7/links', {
    ...signedIn,
    ...noGuests,
    tasks: { show: { task: { ...task, order_detail_id: 9 } } },
    taskLinks: { show: answer('broken'), waive: answer('waived') },
    websites: { show: { websites: [website], recordsTotal: 1, recordsFiltered: 1, can: { create: true } } },
    linkSuggestions: {
      show: suggestionsOf(mine, { ...suggestion, id: 22 }),
      decide: { decided: 1, left: [] },
      find: { search: suggestionsOf().search },
    },
  });
  expect(await screen.findByText('Broken 404')).toBeDefined();
  expect(screen.getByText(/^Broken links: 1\./)).toBeDefined();
  expect(screen.getByText('missing')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Accept broken link' }));
  expect(await screen.findByText('Accepted by Mara Manager')).toBeDefined();
  expect(calls.find(({ name }) => name === 'taskLinks.waive')?.body).toMatchObject({ id: 7, url: link.url });
  expect(screen.queryByText(/^Broken links/)).toBeNull();
  const inText = within((await screen.findByRole('heading', { name: 'In this text' })).parentElement as HTMLElement);
  const toPage = within(screen.getByRole('heading', { name: 'To this page' }).parentElement as HTMLElement);
  expect(toPage.getByText('A first night')).toBeDefined();
  fireEvent.click(inText.getByRole('button', { name: 'Reject “gas stoves” to Gas stoves' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'linkSuggestions.decide')?.body).toEqual({ ids: [21], state: 'rejected' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Find links' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'linkSuggestions.find')?.body).toEqual({
      website_id: 3,
      direction: 'from',
      order_detail_ids: [9],
    }),
  );
});

test.each([
  ['meta', 'Meta data'],
  ['links', 'Links in this text'],
])('under %s a task without a document says that it has none', async (tab, title) => {
  renderRoute(`/task-assignment/7/${tab}`, { ...signedIn, ...noGuests, tasks: { show: { task } } });
  expect(await screen.findByText('No document yet')).toBeDefined();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('a task that waits opens at its brief, with what its tool gets', async () => {
  renderRoute('/task-assignment/7', {
    ...signedIn,
    ...noGuests,
    tasks: { show: { task: { ...task, linked_keywords: ['trail shoes'], h2_headings: ['Grip', 'Weight'] } } },
  });
  expect(await screen.findByText('For people who run on wet paths.')).toBeDefined();
  expect(screen.getByText('Grip; Weight')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Brief' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  ['its name and that it was deleted', true, 'Short lived (deleted)'],
  ['its name', false, 'Short lived'],
])('the tool of a brief is shown with %s, without asking for the tool', async (_, isDeleted, words) => {
  const tool = { name: 'Short lived', is_deleted: isDeleted };
  const { calls } = renderRoute('/task-assignment/7/brief', {
    ...signedIn,
    ...noGuests,
    tasks: { show: { task: { ...task, tool_id: 'short-lived-1', tool } } },
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(calls.filter(({ name }) => name === 'tools.showTool')).toEqual([]);
});
