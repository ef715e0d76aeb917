// The inbox: the waiting items, the open item beside it, decisions by keyboard that can be undone, and failed calls.
import type { InboxItem } from '@folio/contract/inbox';
import type { TaskRow } from '@folio/contract/task-shapes';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCaller } from '../base/forget-caller.ts';
import { sendHeldCalls } from '../base/held-calls.ts';
import { chooseWorkspace } from '../base/workspace.ts';
import { forgetOpened } from '../features/tasks/core/opened-reviews.ts';
import { signedIn } from '../testing/caller.ts';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { newsroom, nothing, row, task } from '../testing/tasks.ts';

// A field that grows with its text measures it again when fonts are loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const team = {
  ...signedIn,
  workspaces: { ...signedIn.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
};
const hash = 'a'.repeat(64);
const step = { id: 5, name: 'Editor', position: 0, total: 2 };
const inReview: TaskRow = { ...row, status: 'ready', active_step: step, order_detail_id: 3, can: { ...nothing, decide: true } };
const other: TaskRow = { ...inReview, id: 8, title: 'Buyer’s letter' };

const itemOf = (key: string, more: Partial<InboxItem> = {}): InboxItem => ({
  key,
  kind: 'warning',
  title: key,
  reason: 'Warning, 1 page does not respond',
  subject: {},
  path: '/links',
  workspace_id: null,
  at: new Date().toISOString(),
  due_at: null,
  is_read: true,
  snoozed_until: null,
  done_at: null,
  can: [],
  ...more,
});
const reviewOf = ({ id, title }: TaskRow): InboxItem =>
  itemOf(`review:${id}:5:1`, {
    kind: 'review',
    title,
    reason: 'Review, step 1 of 2, Editor',
    subject: { task_id: id, order_detail_id: 3 },
  });

/** Mocks a server that has these items and executes calls. */
function inboxOf(items: InboxItem[]) {
  const updates: { keys: string[]; action: string }[] = [];
  const done = new Set<string>();
  const counts = (todo: readonly InboxItem[]) => ({
    todo: todo.length,
    unread: todo.filter(({ is_read: isRead }) => !isRead).length,
  });
  const answers = {
    inbox: {
      show: ({ query }) => {
        const todo = items.filter(({ key }) => !done.has(key));
        const shown = query.get('state') === 'done' ? items.filter(({ key }) => done.has(key)) : todo;
        const kind = query.get('kind');
        const found = kind ? shown.filter((item) => item.kind === kind) : shown;
        const page = Number(query.get('page') ?? 1);
        const perPage = Number(query.get('per_page') ?? 10);
        return {
          items: found.slice((page - 1) * perPage, page * perPage),
          counts: counts(todo),
          recordsTotal: items.length,
          recordsFiltered: found.length,
        };
      },
      update: ({ body }) => {
        const update = body as { keys: string[]; action: string };
        updates.push(update);
        for (const key of update.keys) {
          if (update.action === 'done' || update.action === 'snooze') done.add(key);
          if (update.action === 'todo') done.delete(key);
        }
        return { counts: counts(items) };
      },
    },
  } satisfies Answers;
  return { answers, updates };
}

const rowOf = (name: string) => screen.getByRole('button', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeEach(() => chooseWorkspace(1));
afterEach(forgetOpened);

test('an empty inbox says so, with one way on', async () => {
  const { answers } = inboxOf([]);
  renderRoute('/inbox', { ...team, ...answers });
  expect(await screen.findByRole('heading', { name: 'You are up to date' })).toBeDefined();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'New document' }).getAttribute('href')).toBe('/tools');
});

test('a list that cannot be loaded is loaded by trying again', async () => {
  let isBroken = true;
  const { answers } = inboxOf([itemOf('one')]);
  renderRoute('/inbox', {
    ...team,
    inbox: {
      ...answers.inbox,
      show: (call) => (isBroken ? failWith(500, 'SERVER_ERROR', 'Server error') : answers.inbox.show(call)),
    },
  });
  expect(await screen.findByText('Couldn’t load your inbox')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'one' })).toBeDefined();
});

test('items are grouped by day, an unread one says so, and one that is shown for a second is read', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const { answers, updates } = inboxOf([itemOf('one', { is_read: false }), itemOf('two', { is_read: false, at: yesterday })]);
  renderRoute('/inbox', { ...team, ...answers });
  expect(await screen.findByRole('region', { name: 'Today' })).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Yesterday' })).getByRole('button', { name: 'Unread: two' })).toBeDefined();
  await waitFor(() => expect(updates).toEqual([{ keys: ['one'], action: 'read' }]), { timeout: 3000 });
  expect(screen.getByRole('button', { name: 'Unread: two' })).toBeDefined();
});

test('J and K walk, E is done and can be undone by the bar or Z, and letters that are typed do nothing', async () => {
  const { answers, updates } = inboxOf([itemOf('one'), itemOf('two'), itemOf('three')]);
  renderRoute('/inbox', { ...team, ...answers });
  await screen.findByRole('button', { name: 'one' });
  press('j');
  await waitFor(() => expect(rowOf('two').getAttribute('aria-current')).toBe('true'));
  expect(document.activeElement).toBe(rowOf('two'));
  press('k');
  await waitFor(() => expect(document.activeElement).toBe(rowOf('one')));
  press('e');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(rowOf('two')));
  await screen.findByText('“one” is done');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement).toBe(rowOf('one')));
  press('e');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).toBeNull());
  press('z');
  await screen.findByRole('button', { name: 'one' });
  expect(updates.map(({ action }) => action)).toEqual(['done', 'todo', 'done', 'todo']);
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'e' });
  field.remove();
  expect(updates).toHaveLength(4);
});

test('an item that could not be changed comes back with the reason', async () => {
  const { answers } = inboxOf([itemOf('one'), itemOf('two')]);
  renderRoute('/inbox', {
    ...team,
    inbox: { ...answers.inbox, update: failWith(503, 'UNAVAILABLE' as never, 'The server is busy') },
  });
  await screen.findByRole('button', { name: 'one' });
  press('e');
  expect(await screen.findByText('The server is busy')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'one' })).toBeDefined();
});

test('offline nothing is lost: the item comes back, and says that it was not sent', async () => {
  const { answers, updates } = inboxOf([itemOf('one'), itemOf('two')]);
  renderRoute('/inbox', { ...team, ...answers });
  await screen.findByRole('button', { name: 'one' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press('e');
  expect(await screen.findByText(/offline/i)).toBeDefined();
  online.mockRestore();
  expect(await screen.findByRole('button', { name: 'one' })).toBeDefined();
  expect(updates).toEqual([]);
});

test('an item of the address that has ended meanwhile says so', async () => {
  const { answers } = inboxOf([itemOf('one')]);
  renderRoute('/inbox?item=mention:9', { ...team, ...answers });
  expect(await screen.findByText(/^This item is settled/)).toBeDefined();
});

test('200 items come page by page, and a long or Arabic title has its own direction', async () => {
  const { answers } = inboxOf(
    Array.from({ length: 200 }, (_, at) => itemOf(`item ${at}`, at === 0 ? { title: 'مراجعة النص' } : {})),
  );
  renderRoute('/inbox', { ...team, ...answers });
  expect((await screen.findByRole('button', { name: 'مراجعة النص' })).getAttribute('dir')).toBe('auto');
  expect(screen.getByRole('button', { name: 'To do 200' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'item 60' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: 'item 60' })).toBeDefined();
});

test.each([
  ['/notifications', '/inbox'],
  ['/task-assignment?view=review', '/inbox?kind=review'],
])('%s leads to %s', async (old, path) => {
  const { answers } = inboxOf([]);
  const { router } = renderRoute(old, { ...team, ...answers });
  await screen.findByRole('heading', { name: 'Inbox' });
  expect(router.state.location.href).toBe(path);
});

test('the open item and its keys are offered in the list of keys', async () => {
  const { answers } = inboxOf([itemOf('one'), itemOf('two')]);
  renderRoute('/inbox', { ...team, ...answers });
  await screen.findByRole('button', { name: 'one' });
  press('?', { shiftKey: true });
  const dialog = await screen.findByRole('dialog');
  for (const label of ['Next item', 'Done', 'Snooze', 'Open']) expect(within(dialog).getByText(label)).toBeDefined();
});

const reviewAnswers = (more: Answers['tasks'] = {}): Answers => ({
  tasks: {
    show: ({ path }) => ({ task: { ...task, ...(path.endsWith('/8') ? other : inReview) } }),
    package: { package_hash: hash, parts: [], version_id: 1 },
    changes: { since: null, parts: [] },
    ...more,
  },
  documents: { checks: { claims: [], checks: [] } },
});

/** Opens two reviews and records their decisions in `decided`; the second one is already over when it is decided. */
function openReviews() {
  const decided: string[] = [];
  const { answers } = inboxOf([reviewOf(inReview), reviewOf(other)]);
  const show: typeof answers.inbox.show = (call) => {
    const answer = answers.inbox.show(call);
    const items = answer.items.filter(({ subject }) => !decided.some((one) => one.endsWith(` ${subject.task_id}`)));
    return { ...answer, items, recordsFiltered: items.length };
  };
  const rendered = renderRoute('/inbox', {
    ...team,
    inbox: { ...answers.inbox, show },
    ...reviewAnswers({
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
    }),
  });
  return { decided, ...rendered };
}
const canApprove = async () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', false));

test('a review opens at what changed since the reader’s last approval', async () => {
  const { answers } = inboxOf([reviewOf(inReview)]);
  renderRoute('/inbox', {
    ...team,
    ...answers,
    ...reviewAnswers({
      changes: {
        since: { at: '2026-11-02T08:00:00.000Z', verdict: 'approve' },
        parts: [
          { part: 'links', is_changed: true, before: 'shop → a', after: 'shop → b' },
          { part: 'translation:de', is_changed: true, before: 'Sie greifen & halten.', after: 'Sie greifen & rutschen.' },
        ],
      },
    }),
    documents: { checks: { claims: [{ kind: 'figure', text: '−6 °C', line: 'Comfort −6 °C' }], checks: [] } },
  });
  expect((await screen.findByText('shop → b')).tagName).toBe('INS');
  expect((await screen.findByText('rutschen')).tagName).toBe('INS');
  expect(screen.getByText('halten').tagName).toBe('DEL');
  expect(await screen.findByText('1 claim not in a source')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Full content' }));
  await waitFor(() => expect(screen.queryByText('halten')).toBeNull());
});

test('an approval is sent after ten seconds, once', async () => {
  const { decided } = openReviews();
  await canApprove();
  vi.useFakeTimers();
  press('a');
  press('a');
  act(() => void vi.advanceTimersByTime(9_999));
  expect(decided).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(decided).toEqual(['approve 7']));
  expect(rowOf('Buyer’s letter').getAttribute('aria-current')).toBe('true');
});

test('a decision by key can be undone, and the keyboard continues at the next item', async () => {
  const { decided } = openReviews();
  await canApprove();
  press('a');
  await screen.findByText('“Guide to trail shoes” approved');
  expect(screen.queryByRole('button', { name: 'Guide to trail shoes' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Buyer’s letter')));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Guide to trail shoes')));
  await waitFor(() => expect(rowOf('Guide to trail shoes').getAttribute('aria-current')).toBe('true'));
  await sendHeldCalls();
  expect(decided).toEqual([]);
  await canApprove();
  press('a');
  press('z', { ctrlKey: true });
  await screen.findByRole('button', { name: 'Guide to trail shoes' });
  await sendHeldCalls();
  expect(decided).toEqual([]);
});

test('leaving the page sends decisions that wait, and one that someone else made first is named', async () => {
  const { decided } = openReviews();
  await canApprove();
  press('a');
  await waitFor(() => expect(rowOf('Buyer’s letter').getAttribute('aria-current')).toBe('true'));
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(decided).toEqual(['approve 7']));
  // Nothing can be undone once it was sent.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await canApprove();
  press('a');
  await screen.findByText('You are up to date');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(decided).toEqual(['approve 7', 'approve 8']));
  await screen.findByText('Buyer’s letter: This step is over');
});

test('changes need a note, which outlives a reload and new content, and is not shown to another user of the tab', async () => {
  const { answers } = inboxOf([reviewOf(inReview)]);
  const show = (packageHash: string) => ({
    ...team,
    ...answers,
    ...reviewAnswers({ package: { package_hash: packageHash, parts: [], version_id: 1 } }),
  });
  const ask = async () => {
    await canApprove();
    press('c');
    return screen.findByLabelText('Note');
  };
  renderRoute('/inbox', show(hash));
  const note = await ask();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('Describe what should change')).toBeDefined();
  fireEvent.change(note, { target: { value: 'Name the river' } });
  cleanup();
  forgetCaller();
  const { showUserInfo } = team.users;
  const users = { ...team.users, showUserInfo: { ...showUserInfo, user_info: { ...showUserInfo.user_info, id: 2 } } };
  renderRoute('/inbox', { ...show(hash), users });
  expect(await ask()).toHaveProperty('value', '');
  cleanup();
  forgetCaller();
  renderRoute('/inbox', show('c'.repeat(64)));
  expect(await ask()).toHaveProperty('value', 'Name the river');
});

test('who wrote a text sees why they cannot decide on it, and no key or button decides', async () => {
  const decide_refusal = 'You can’t approve content you wrote or submitted. Ask another reviewer.';
  const own: TaskRow = { ...inReview, can: nothing, decide_refusal };
  const { answers } = inboxOf([reviewOf(own)]);
  const { calls } = renderRoute('/inbox', { ...team, ...answers, ...reviewAnswers({ show: { task: { ...task, ...own } } }) });
  await screen.findByText(decide_refusal);
  for (const name of ['Approve', 'Request changes']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    // The keyboard reaches it, and the reason is read with it.
    expect(button.hasAttribute('disabled')).toBe(false);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(decide_refusal);
    fireEvent.click(button);
  }
  press('a');
  press('c');
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ name }) => name === 'tasks.decide')).toBe(false);
});

test('an order on hold leads to where a model is connected, for who may; others read who can', async () => {
  const held = itemOf('hold:3:1', {
    kind: 'hold',
    title: 'Press release',
    reason: 'On hold. Connect a model',
    path: '/orders/3',
  });
  const { answers } = inboxOf([
    { ...held, can: ['connect_model'] },
    { ...held, key: 'hold:4:1', title: 'Newsletter' },
  ]);
  renderRoute('/inbox', { ...team, ...answers });
  expect((await screen.findByRole('link', { name: 'Connect a model' })).getAttribute('href')).toBe('/control-panel/models');
  press('j');
  expect(await screen.findByText(/A platform administrator can connect a model/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Connect a model' })).toBeNull();
});

test('C replies to a mention, the reply settles it, and undoing deletes the reply', async () => {
  const mention = itemOf('mention:4', {
    kind: 'mention',
    title: 'Tom in “Stoves”',
    reason: 'Is 230 g right?',
    subject: { order_detail_id: 3, comment_id: 4 },
    path: '/orders/3?comment=4',
  });
  const comment = (id: number, text: string, parent_id: number | null) => ({
    id,
    order_detail_id: 3,
    parent_id,
    text,
    quote: null,
    anchor: null,
    mentions: [],
    user: { id: 2, name: 'Tom Becker' },
    is_guest: false,
    impersonator: null,
    resolved_at: null,
    resolved_by: null,
    edited_at: null,
    created_at: '2026-11-02T08:00:00.000Z',
    can: { edit: false, delete: false, resolve: true },
  });
  let replies = [comment(5, 'It is.', 4)].slice(0, 0);
  const { answers } = inboxOf([mention, itemOf('two')]);
  const show: typeof answers.inbox.show = (call) => {
    const answer = answers.inbox.show(call);
    return { ...answer, items: answer.items.filter(({ key }) => key !== mention.key || replies.length === 0) };
  };
  const { calls, router } = renderRoute('/inbox', {
    ...team,
    inbox: { ...answers.inbox, show },
    // The page that Enter opens.
    documents: { show: failWith(404, 'NOT_FOUND', 'Not found') },
    comments: {
      show: () => ({ comments: [comment(4, 'Is 230 g right?', null), ...replies], recordsTotal: 1, people: [] }),
      create: () => {
        replies = [comment(5, 'It is.', 4)];
        return { comment: comment(5, 'It is.', 4), comments: [] };
      },
      remove: () => {
        replies = [];
        return {};
      },
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Reply to Tom Becker' });
  press('c');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'It is.' } });
  const form = field.closest('form');
  fireEvent.click(within(form as HTMLElement).getByRole('button', { name: 'Reply' }));
  await screen.findByText('Comment sent');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tom in “Stoves”' })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Tom in “Stoves”' });
  expect(calls.filter(({ name }) => name === 'comments.remove')).toHaveLength(1);
  rowOf('Tom in “Stoves”').focus();
  fireEvent.click(rowOf('Tom in “Stoves”'));
  await waitFor(() => expect(rowOf('Tom in “Stoves”').getAttribute('aria-current')).toBe('true'));
  press('Enter');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/3'));
});
