// Renames, moves and approvals show before the server has answered, and are taken back if it refuses.
import type { OrderRow } from '@folio/contract/document-shapes';
import type { TaskRow } from '@folio/contract/task-shapes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { forgetOpened, markOpened } from '../features/tasks/core/opened-reviews.ts';
import { besideDocuments, orderTitled, signedIn } from '../testing/caller.ts';
import { type Call, failWith, failWithPage } from '../testing/fake-api.ts';
import { folderNamed } from '../testing/folders.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, entriesOf, entryOf, listOf, newsroom, nothing, row, task } from '../testing/tasks.ts';

/** Answers that a test gives when it wants to. */
function held<Answer>() {
  const waiting: ((answer: Answer | Promise<Answer>) => void)[] = [];
  return {
    wait: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    /** The oldest call is answered. */
    answer: async (answer: Answer | Promise<Answer>) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      await act(async () => waiting.shift()?.(answer));
    },
  };
}

const refusals = [
  ['409', () => failWith(409, 'CHANGED_MEANWHILE', 'Someone else changed this.'), 'Someone else changed this.'],
  ['403', () => failWith(403, 'FORBIDDEN', 'You cannot do this.'), 'You cannot do this.'],
  ['500', () => failWith(500, 'SERVER_ERROR', 'The server failed.'), /./],
  ['a server that is not reached', () => failWithPage(502), /./],
] as const;

const ordersOf =
  (folders = [folderNamed('Winter', 3)]) =>
  (orders: OrderRow[]) => ({
    orders,
    recordsTotal: orders.length,
    recordsFiltered: orders.length,
    folders,
    counts: { accepted: orders.length, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
    cancelled: 0,
    next: null,
  });

async function rename(from: string, to: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${from}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: to } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('a document', () => {
  test.each(refusals)('has its new title at once, and the former one after %s', async (_name, refusal, message) => {
    const update = held<never>();
    renderRoute('/orders', {
      ...signedIn,
      ...besideDocuments,
      documents: { show: ordersOf()([orderTitled('Boots', 1)]), update: update.wait },
    });
    await rename('Boots', 'Winter boots');
    expect(await screen.findByRole('link', { name: 'Winter boots' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await update.answer(refusal() as never);
    expect(await screen.findByRole('link', { name: 'Boots' })).toBeDefined();
    expect(within(await screen.findByRole('alert')).getAllByText(message).length).toBeGreaterThan(0);
  });

  test('is not renamed without a connection, and says so', async () => {
    const { calls } = renderRoute('/orders', {
      ...signedIn,
      ...besideDocuments,
      documents: { show: ordersOf()([orderTitled('Boots', 1)]) },
    });
    await screen.findByRole('link', { name: 'Boots' });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await rename('Boots', 'Winter boots');
    expect(await screen.findByText('You are offline. Nothing was sent.')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Boots' })).toBeDefined();
    expect(calls.some(({ name }) => name === 'documents.update')).toBe(false);
    isOnline.mockRestore();
  });

  test('that is renamed twice ends with the last title, also where the first is refused', async () => {
    const update = held<never>();
    let title = 'Boots';
    const { calls } = renderRoute('/orders', {
      ...signedIn,
      ...besideDocuments,
      documents: { show: () => ordersOf()([orderTitled(title, 1)]), update: update.wait },
    });
    await rename('Boots', 'First');
    await screen.findByRole('link', { name: 'First' });
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
    await rename('First', 'Second');
    expect(await screen.findByRole('link', { name: 'Second' })).toBeDefined();
    await update.answer(failWith(409, 'CHANGED_MEANWHILE', 'Someone else changed this.') as never);
    await screen.findByText('Someone else changed this.');
    expect(screen.getByRole('link', { name: 'Second' })).toBeDefined();
    title = 'Second';
    await update.answer({ order: orderTitled('Second', 1) } as never);
    await screen.findByText('Renamed to “Second”');
    expect(screen.getByRole('link', { name: 'Second' })).toBeDefined();
    expect(calls.filter(({ name }) => name === 'documents.update').map(({ body }) => (body as { title: string }).title)).toEqual([
      'First',
      'Second',
    ]);
  });

  test.each(refusals)('that is dropped onto a folder leaves the list at once, and is back after %s', async (_name, refusal) => {
    const move = held<never>();
    renderRoute('/orders?folder=none', {
      ...signedIn,
      ...besideDocuments,
      documents: { show: ordersOf()([orderTitled('Boots', 1), orderTitled('Tents', 2)]), move: move.wait },
    });
    const kept = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, text: string) => kept.set(type, text),
      getData: (type: string) => kept.get(type) ?? '',
      setDragImage: () => undefined,
      get types() {
        return [...kept.keys()];
      },
    };
    fireEvent.dragStart(await screen.findByRole('link', { name: 'Boots' }), { dataTransfer });
    fireEvent.drop(screen.getByRole('link', { name: /Winter/ }), { dataTransfer });
    const listed = () => within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem').length;
    await waitFor(() => expect(listed()).toBe(1));
    expect(screen.getByRole('link', { name: 'Tents' })).toBeDefined();
    await move.answer(refusal() as never);
    expect(await screen.findByRole('link', { name: 'Boots' })).toBeDefined();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});

test('a folder has its new name at once, and the former one with the reason where it is refused', async () => {
  const update = held<never>();
  renderRoute('/orders', {
    ...signedIn,
    ...besideDocuments,
    documents: { show: ordersOf()([orderTitled('Boots', 1)]) },
    folders: { show: { folders: [folderNamed('Winter', 3)] }, update: update.wait },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Winter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename or move' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Autumn' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /^Autumn/ })).toBeDefined();
  await update.answer(failWith(422, 'INVALID_INPUT', 'Check the highlighted fields', { name: ['This name is taken'] }) as never);
  expect(await screen.findByText('This name is taken')).toBeDefined();
  expect(await screen.findByRole('link', { name: /^Winter/ })).toBeDefined();
});

describe('a task', () => {
  const team = {
    ...signedIn,
    workspaces: {
      ...signedIn.workspaces,
      show: { ...signedIn.workspaces.show, workspaces: [newsroom] },
      listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0, can: { manage_members: false } },
    },
    brandVoices: besideDocuments.brandVoices,
    websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
  };
  const views = { counts, show: { views: [] } };
  const step = { id: 5, name: 'Editor', position: 0, total: 1 };
  const inReview: TaskRow = { ...row, status: 'ready', active_step: step, order_detail_id: 3, can: { ...nothing, decide: true } };
  beforeEach(() => chooseWorkspace(1));
  afterEach(forgetOpened);

  test.each(refusals)('that is approved in the list says so at once, and no more after %s', async (_name, refusal) => {
    const decide = held<never>();
    markOpened(7, { step_id: 5, package_hash: 'a'.repeat(64) });
    renderRoute('/task-assignment', { ...team, taskViews: views, tasks: { list: listOf(inReview), decide: decide.wait } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all tasks on this page' }));
    fireEvent.click(within(screen.getByRole('toolbar', { name: 'Selected tasks' })).getByRole('button', { name: 'Approve' }));
    const line = () => screen.getByRole('link', { name: row.title }).closest('li');
    await waitFor(() => expect(line()?.textContent).toContain('You approved'));
    await decide.answer(refusal() as never);
    await waitFor(() => expect(line()?.textContent).not.toContain('You approved'));
    expect(line()?.textContent).toContain('In review');
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  test('that is dropped twice on the board ends in the last column', async () => {
    const start = held<never>();
    let now: TaskRow = { ...row, can: { ...nothing, start: true, close: true } };
    const statuses = ['waiting', 'on_going', 'ready', 'rejected', 'approved', 'published', 'completed'] as const;
    const { calls } = renderRoute('/task-assignment?layout=board', {
      ...team,
      taskViews: {
        ...views,
        board: () => ({
          columns: statuses.map((status) => ({
            status,
            count: now.status === status ? 1 : 0,
            tasks: now.status === status ? [now] : [],
          })),
          can: { create: false },
        }),
      },
      tasks: {
        start: start.wait,
        close: () => {
          now = { ...now, status: 'completed', revision: 3 };
          return { task: { ...task, ...now } };
        },
      },
    });
    const columnNow = () => screen.getByRole('link', { name: row.title }).closest('[data-column]')?.getAttribute('data-column');
    const press = (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(screen.getByRole('link', { name: row.title }), { key });
    };
    await screen.findByRole('link', { name: row.title });
    press(' ', 'ArrowRight', 'Enter');
    expect(columnNow()).toBe('on_going');
    press(' ', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(columnNow()).toBe('completed');
    now = { ...now, status: 'on_going', revision: 2, can: { ...nothing, close: true } };
    await start.answer({ task: { ...task, ...now }, path: '/task-assignment/7/brief' } as never);
    await waitFor(() => expect(calls.some(({ name }) => name === 'tasks.close')).toBe(true));
    expect(calls.find(({ name }) => name === 'tasks.close')?.body).toMatchObject({ id: 7, revision: 2 });
    await waitFor(() => expect(now.status).toBe('completed'));
    expect(columnNow()).toBe('completed');
  });

  test('that is moved twice in the calendar ends on the last day', async () => {
    let day = '2030-11-20';
    let revision = 1;
    const first = held<never>();
    const days: string[] = [];
    const entry = () => ({
      ...entryOf({ ...row, due_date: day, revision }),
      kind: 'publication' as const,
      can: { move: true, assign: false },
    });
    renderRoute('/calendar?date=2030-11-05', {
      ...team,
      calendarEntries: {
        show: () => entriesOf(entry()),
        move: (call: Call) => {
          const { preview, to } = call.body as { preview?: boolean; to: string };
          if (preview) return { entry: null, moved: [], conflicts: [] };
          days.push(to);
          const save = () => {
            day = to;
            revision += 1;
            return { entry: entry(), moved: [], conflicts: [] };
          };
          return days.length === 1 ? first.wait().then(save) : save();
        },
      },
    });
    const dayNow = () => screen.getByRole('link', { name: row.title }).closest('[data-day]')?.getAttribute('data-day');
    const press = (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(screen.getByRole('link', { name: row.title }), { key });
    };
    await screen.findByRole('link', { name: row.title });
    press(' ', 'ArrowRight', 'Enter');
    expect(dayNow()).toBe('2030-11-21');
    await waitFor(() => expect(days).toEqual(['2030-11-21']));
    press(' ', 'ArrowRight', 'Enter');
    expect(dayNow()).toBe('2030-11-22');
    await first.answer(undefined as never);
    await waitFor(() => expect(days).toEqual(['2030-11-21', '2030-11-22']));
    await waitFor(() => expect(day).toBe('2030-11-22'));
    expect(dayNow()).toBe('2030-11-22');
  });
});
