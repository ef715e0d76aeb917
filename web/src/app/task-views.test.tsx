import type { TaskRow } from '@folio/contract/task-shapes';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCaller } from '../base/forget-caller.ts';
import { sendHeldCalls } from '../base/held-calls.ts';
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
const hash = 'a'.repeat(64);
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
    await screen.findByText('Not approved, because you have not opened them: Guide to trail shoes, Buyer’s letter'),
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
        isTaken
          ? failWith(409, 'TASK_TAKEN', 'Aisha Okafor has just taken this task')
          : { task, path: '/task-assignment/7/brief' },
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
  expect(screen.getByText('On going: Start')).toBeDefined();
  press('Escape');
  expect(screen.getByText('Move cancelled.')).toBeDefined();
  press(' ', 'ArrowRight', 'Enter');
  expect(columnNow()).toBe('on_going');
  // Said once the server has answered.
  const moved = 'Guide to trail shoes moved to On going.';
  expect(screen.queryByText(moved)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Guide to trail shoes');
  expect(await screen.findByText('Guide to trail shoes stays in Waiting. Aisha Okafor has just taken this task')).toBeDefined();
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

test('the inbox opens at what changed, and its keys decide, walk and select', async () => {
  let decided: number[] = [];
  const { calls } = renderRoute('/task-assignment?view=review', {
    ...team,
    taskViews: views,
    tasks: {
      list: () => listOf(...[inReview, other].filter(({ id }) => !decided.includes(id))),
      show: ({ query: _query }) => ({ task: { ...task, ...inReview } }),
      package: { package_hash: hash, parts: [], version_id: 1 },
      changes: {
        since: { at: '2026-11-02T08:00:00.000Z', verdict: 'approve' },
        parts: [
          { part: 'links', is_changed: true, before: 'shop → a', after: 'shop → b' },
          { part: 'translation:de', is_changed: true, before: 'Sie greifen & halten.', after: 'Sie greifen & rutschen.' },
        ],
      },
      decide: ({ body }) => {
        decided = [...decided, ...(body as { decisions: { id: number }[] }).decisions.map(({ id }) => id)];
        return { results: decided.map((id) => ({ id, code: null, message: null, task: null })) };
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Since my last approval' })).toBeDefined();
  expect((await screen.findByText('shop → b')).tagName).toBe('INS');
  const german = await screen.findByRole('region', { name: 'Translation into German' });
  expect((await within(german).findByText('rutschen')).tagName).toBe('INS');
  expect(within(german).getByText('halten').tagName).toBe('DEL');
  await screen.findByRole('button', { name: 'Approve' });
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Guide to trail shoes' }).checked).toBe(true);
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(await screen.findByText('Write what should change')).toBeDefined();
  expect(calls.some(({ name }) => name === 'tasks.decide')).toBe(false);
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'a' });
  expect(decided).toEqual([]);
  vi.useFakeTimers();
  fireEvent.keyDown(document.body, { key: 'a' });
  act(() => void vi.advanceTimersByTime(9_999));
  expect(decided).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(decided).toEqual([7]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guide to trail shoes' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Buyer’s letter' }).getAttribute('aria-current')).toBe('true');
});

/** The inbox with two tasks whose decisions arrive in `decided`. */
function openInbox() {
  const decided: string[] = [];
  const isDecided = (id: number) => decided.some((one) => one.endsWith(` ${id}`));
  renderRoute('/task-assignment?view=review', {
    ...team,
    taskViews: views,
    tasks: {
      list: () => listOf(...[inReview, other].filter(({ id }) => !isDecided(id))),
      show: ({ path }) => ({ task: { ...task, ...(path.endsWith('/8') ? other : inReview) } }),
      package: { package_hash: hash, parts: [], version_id: 1 },
      changes: { since: null, parts: [] },
      decide: ({ body }) => {
        const { decisions, verdict } = body as { decisions: { id: number }[]; verdict: string };
        decided.push(...decisions.map(({ id }) => `${verdict} ${id}`));
        return {
          results: decisions.map(({ id }) =>
            id === 7
              ? { id, code: null, message: null, task: null }
              : { id, code: 'TASK_STEP_OVER', message: 'This step is over', task: null },
          ),
        };
      },
    },
  });
  return decided;
}
const rowOf = (name: string) => screen.getByRole('button', { name });

test('a decision by key can be undone, and the keyboard continues at the next task', async () => {
  const decided = openInbox();
  (await screen.findByRole('button', { name: 'Approve' })).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
  await screen.findByText('Your approval of “Guide to trail shoes” is sent in 10 seconds.');
  expect(screen.queryByRole('button', { name: 'Guide to trail shoes' })).toBeNull();
  expect(document.activeElement).toBe(rowOf('Buyer’s letter'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Guide to trail shoes')));
  await waitFor(() => expect(rowOf('Guide to trail shoes').getAttribute('aria-current')).toBe('true'));
  await sendHeldCalls();
  expect(decided).toEqual([]);
  await screen.findByRole('button', { name: 'Approve' });
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(rowOf('Guide to trail shoes')).toBeDefined());
  await sendHeldCalls();
  expect(decided).toEqual([]);
});

test('leaving the page sends decisions that wait, and a refused one is named', async () => {
  const decided = openInbox();
  await screen.findByRole('button', { name: 'Approve' });
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(rowOf('Buyer’s letter').getAttribute('aria-current')).toBe('true'));
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(decided).toEqual(['approve 7']));
  // Nothing can be undone once it was sent.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await screen.findByRole('button', { name: 'Approve' });
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByText('Nothing waits for you');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(decided).toEqual(['approve 7', 'approve 8']));
  await screen.findByText('Buyer’s letter: This step is over');
});

test('the note of a decision outlives a reload and new content, and is not shown to another user of the tab', async () => {
  const show = (packageHash: string) => ({
    ...team,
    taskViews: views,
    tasks: {
      list: listOf(inReview),
      show: { task: { ...task, ...inReview } },
      package: { package_hash: packageHash, parts: [], version_id: 1 },
      changes: { since: null, parts: [] },
    },
  });
  renderRoute('/task-assignment?view=review', show(hash));
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Name the river' } });
  cleanup();
  forgetCaller();
  const { showUserInfo } = team.users;
  const users = { ...team.users, showUserInfo: { ...showUserInfo, user_info: { ...showUserInfo.user_info, id: 2 } } };
  renderRoute('/task-assignment?view=review', { ...show(hash), users });
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', '');
  cleanup();
  forgetCaller();
  renderRoute('/task-assignment?view=review', show('c'.repeat(64)));
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'Name the river');
});

test('who wrote a text sees why they cannot decide on it, and no key or button decides', async () => {
  const decide_refusal = 'You wrote or submitted this content, so you cannot approve it. Ask another reviewer.';
  const own: TaskRow = { ...inReview, can: nothing, decide_refusal };
  const { calls } = renderRoute('/task-assignment?view=review', {
    ...team,
    taskViews: views,
    tasks: {
      list: listOf(own),
      show: { task: { ...task, ...own } },
      package: { package_hash: hash, parts: [], version_id: 1 },
      changes: { since: null, parts: [] },
    },
  });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(screen.queryByLabelText('Note')).toBeNull();
  for (const name of ['Approve', 'Request changes', 'Reject']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    // The keyboard reaches it, and the reason is read with it.
    expect(button.hasAttribute('disabled')).toBe(false);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(decide_refusal);
    fireEvent.click(button);
  }
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Guide to trail shoes' }));
  expect(screen.getByRole('button', { name: 'Approve 0' })).toHaveProperty('disabled', true);
  fireEvent.click(approve);
  await Promise.resolve();
  expect(calls.some(({ name }) => name === 'tasks.decide')).toBe(false);
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
  expect((await headings()).slice(0, 2)).toEqual(['Came back to you', 'Overdue']);
  expect(screen.getByRole('link', { name: 'Continue: Down jacket care' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start: Guide to trail shoes' })).toBeDefined();
  const asked = calls.find(({ name, query }) => name === 'tasks.list' && query.get('view') === 'mine');
  expect(asked?.query.get('workspace_id') ?? '').toBe('');
});

test('the calendar shows a month, and says when not all of it is there', async () => {
  const { calls } = renderRoute('/task-assignment?layout=calendar&month=2026-02', {
    ...team,
    workspaces: people,
    taskViews: views,
    calendarEntries: { show: { ...entriesOf(entryOf({ ...row, due_date: '2026-02-11' })), more: ['task_due'] } },
  });
  const link = await screen.findByRole('link', { name: 'Guide to trail shoes' });
  expect(link.closest('[data-day]')?.querySelector('time')?.dateTime).toBe('2026-02-11');
  expect(screen.getByRole('heading', { name: 'February 2026' })).toBeDefined();
  expect(screen.getByText(/Only the first 500 entries/)).toBeDefined();
  const asked = calls.find(({ name }) => name === 'calendarEntries.show');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ from: '2026-01-26', to: '2026-03-01', view: 'all' });
});
