import type { TaskRow } from '@folio/contract/task-shapes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { forgetOpened } from '../features/tasks/core/opened-reviews.ts';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, entriesOf, entryOf, listOf, newsroom, nothing, row, task } from '../testing/tasks.ts';

const team = {
  ...signedIn,
  workspaces: { ...signedIn.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
};
const people = {
  ...team.workspaces,
  listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0, can: { manage_members: false } },
};
const views = { counts, show: { views: [] } };
const step = { id: 5, name: 'Editor', position: 0, total: 2 };
const inReview: TaskRow = { ...row, status: 'ready', active_step: step, order_detail_id: 3, can: { ...nothing, decide: true } };
const other: TaskRow = { ...inReview, id: 8, title: 'Buyer’s letter' };
const statuses = ['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published', 'completed'] as const;
const boardOf = (...tasks: TaskRow[]) => ({
  columns: statuses.map((status) => {
    const own = tasks.filter((one) => one.status === status);
    return { status, count: own.length, tasks: own };
  }),
  can: { create: false },
});

beforeEach(() => chooseWorkspace(1));
afterEach(forgetOpened);

test('the list is grouped by due date, and only what was opened is approved together', async () => {
  const { calls } = renderRoute('/task-assignment', {
    ...team,
    workspaces: people,
    taskViews: views,
    tasks: { list: listOf(inReview, { ...other, due_date: null }) },
  });
  expect(await screen.findByRole('heading', { name: 'Overdue 1' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'No due date 1' })).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all tasks on this page' }));
  const bar = screen.getByRole('toolbar', { name: 'Selected tasks' });
  expect(within(bar).getByText('2 tasks selected')).toBeDefined();
  expect(within(bar).queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText('Not approved because you haven’t opened them: Guide to trail shoes, Buyer’s letter'),
  ).toBeDefined();
  expect(calls.some(({ name }) => name === 'tasks.decide')).toBe(false);
});

test('a card of the board is lifted, moved and dropped with the keyboard; a refusal puts it back and says why', async () => {
  let isTaken = true;
  const card = { ...row, can: { ...nothing, start: true } };
  const { calls } = renderRoute('/task-assignment?view=board', {
    ...team,
    workspaces: people,
    taskViews: { ...views, board: () => boardOf(isTaken ? card : { ...card, status: 'on_going' }) },
    tasks: {
      start: () =>
        isTaken ? failWith(409, 'TASK_TAKEN', 'Aisha Okafor just started this task') : { task, path: '/task-assignment/7/brief' },
    },
  });
  const link = await screen.findByRole('link', { name: 'Guide to trail shoes' });
  expect(calls.find(({ name }) => name === 'taskViews.board')?.query.get('view')).toBe('all');
  const columnNow = () =>
    screen.getByRole('link', { name: 'Guide to trail shoes' }).closest('[data-column]')?.getAttribute('data-column');
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(screen.getByRole('link', { name: 'Guide to trail shoes' }), { key });
  };
  link.focus();
  fireEvent.keyDown(link, { key: ' ' });
  expect(screen.getByText('Guide to trail shoes lifted from Waiting.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Approved' }).dataset['closed']).toBe('true');
  press('ArrowRight');
  expect(screen.getByText('In progress: Start')).toBeDefined();
  press('Escape');
  expect(screen.getByText('Move canceled.')).toBeDefined();
  press(' ', 'ArrowRight', 'Enter');
  expect(columnNow()).toBe('on_going');
  // Said once the server has answered.
  const moved = 'Guide to trail shoes moved to In progress.';
  expect(screen.queryByText(moved)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Guide to trail shoes');
  expect(await screen.findByText('Guide to trail shoes stays in Waiting. Aisha Okafor just started this task')).toBeDefined();
  await waitFor(() => expect(columnNow()).toBe('waiting'));
  expect(document.activeElement?.textContent).toBe('Guide to trail shoes');
  isTaken = false;
  expect(screen.queryByText(moved)).toBeNull();
  press(' ', 'ArrowRight', ' ');
  expect(screen.queryByText(moved)).toBeNull();
  expect(await screen.findByText(moved)).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'taskViews.board').length).toBeGreaterThan(2));
  expect(columnNow()).toBe('on_going');
});

test('my tasks come from all workspaces, what came back first', async () => {
  const back = {
    ...row,
    id: 9,
    title: 'Down jacket care',
    status: 'on_going' as const,
    round: 2,
    can: { ...nothing, submit: true },
  };
  const { calls } = renderRoute('/task-assignment?view=mine', {
    ...team,
    taskViews: views,
    tasks: {
      list: ({ query }) =>
        query.get('view') === 'review' ? listOf(inReview) : listOf({ ...row, can: { ...nothing, start: true } }, back),
    },
  });
  const headings = async () => (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
  await screen.findByText('Down jacket care');
  expect((await headings()).slice(0, 2)).toEqual(['Returned to you', 'Overdue']);
  expect(screen.getByRole('link', { name: 'Continue: Down jacket care' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start: Guide to trail shoes' })).toBeDefined();
  const asked = calls.find(({ name, query }) => name === 'tasks.list' && query.get('view') === 'mine');
  expect(asked?.query.get('workspace_id') ?? '').toBe('');
});

test('the former calendar layout leads to the calendar of tasks, which says when not all of a month is there', async () => {
  const { router, calls } = renderRoute('/task-assignment?layout=calendar&month=2026-02&assignee=1&view=mine', {
    ...team,
    workspaces: people,
    websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
    taskViews: views,
    calendarEntries: { show: { ...entriesOf(entryOf({ ...row, due_date: '2026-02-11' })), more: ['task_due'] } },
  });
  const link = await screen.findByRole('link', { name: 'Guide to trail shoes' });
  expect(link.closest('[data-day]')?.querySelector('time')?.dateTime).toBe('2026-02-11');
  expect(screen.getByRole('heading', { name: 'February 2026' })).toBeDefined();
  expect(screen.getByText(/Showing the first 500 entries/)).toBeDefined();
  const asked = calls.find(({ name }) => name === 'calendarEntries.show');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    from: '2026-01-26',
    to: '2026-03-01',
    view: 'mine',
    assignee_id: '1',
  });
  expect(router.state.location.pathname).toBe('/calendar');
  expect(router.state.location.search).toMatchObject({ of: 'tasks', whose: 'mine', date: '2026-02-01' });
});
