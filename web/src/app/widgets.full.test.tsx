import { cardWithout, widgetNames } from '@folio/contract/widget-words';
import type { Widget } from '@folio/contract/widgets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import type { Call } from '../testing/fake-api.ts';
import { fixDay } from '../testing/fix-day.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { entriesOf } from '../testing/tasks.ts';

fixDay();

const empty = (name: Widget['name']): Widget => cardWithout(name, 'empty');
const made: Widget = {
  ...empty('made'),
  state: 'ok',
  figure: { unit: 'count', value: 110, previous: 88 },
  series: [{ name: 'ai_writer', unit: 'count', points: [{ day: '2026-11-02', value: 110 }] }],
};
const item = (id: number, more: Partial<Widget['items'][number]>): Widget['items'][number] => ({
  id,
  title: `Text ${id}`,
  path: `/task-assignment/${id}`,
  note: '',
  day: '2026-11-18',
  time: null,
  state: 'ready',
  request_state: null,
  is_late: false,
  ...more,
});
const known: Partial<Record<Widget['name'], Widget>> = {
  made,
  cost: { ...empty('cost'), state: 'forbidden' },
  published: { ...empty('published'), state: 'failed' },
  credits: {
    ...empty('credits'),
    state: 'ok',
    figure: { unit: 'count', value: 8240, previous: null },
    enough_until: '2031-12-04',
  },
  websites: {
    ...empty('websites'),
    failing: {
      website_id: 7,
      name: 'haldenoutdoor.example',
      problem: 'The website haldenoutdoor.example cannot be reached',
      since: new Date(Date.now() - 40 * 86_400_000).toISOString(),
      documents: 2,
      can_retry: true,
    },
  },
  waiting: {
    ...empty('waiting'),
    state: 'ok',
    figure: { unit: 'count', value: 5, previous: null },
    oldest_at: new Date().toISOString(),
    items: [item(1, { note: 'Legal' }), item(2, { note: 'Editor', is_late: true })],
  },
  live_next: {
    ...empty('live_next'),
    state: 'ok',
    items: [item(3, { time: '08:00', state: 'planned' }), item(4, { time: '09:30', state: 'unapproved' })],
  },
  trend: {
    ...empty('trend'),
    state: 'ok',
    series: [{ name: 'sleeping bag', unit: 'score', points: [{ day: '2026-11-02', value: 80 }] }],
    items: [item(5, { path: '/orders/5' })],
    source: 'Wikipedia, read on 2026-11-18',
  },
};
const cards = (...names: Widget['name'][]) => ({
  widgets: names.map((name) => known[name] ?? empty(name)),
  currency: 'EUR',
  counted_at: null,
});
const saved = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'widgets.saveDashboard').map(({ body }) => (body as { names: string[] }).names);
const card = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const answers = (names: Widget['name'][]) => ({
  ...signedIn,
  widgets: { show: cards(...widgetNames), showDashboard: { names }, saveDashboard: { names } },
});

const onDashboard = {
  ...besideDocuments,
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
};

test('all eighteen cards are shown, each in its own state', async () => {
  const { calls } = renderRoute('/widgets', answers([]));
  expect(await screen.findByRole('heading', { name: 'Documents made' })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(18);
  expect(card('Documents made').textContent).toContain('110+25%');
  expect(card('Documents made').textContent).toContain('88 in the previous 30 days');
  expect(card('Provider cost').textContent).toContain('You do not have permission to see this');
  expect(card('Words written').textContent).toContain('Nothing in the last 30 days');
  expect(within(card('Publications')).getByRole('alert').textContent).toContain('Couldn’t load this card');
  const asked = () => calls.filter(({ name }) => name === 'widgets.show').length;
  expect(asked()).toBe(1);
  fireEvent.click(within(card('Publications')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toBe(2));
});

test('cards of open work list things with their state, and lead to all of them', async () => {
  const { router } = renderRoute('/widgets', {
    ...answers([]),
    ...onDashboard,
    calendarEntries: { show: entriesOf() },
    websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
  });
  await screen.findByRole('heading', { name: 'Waiting for your review' });
  const textsOf = (name: string) =>
    within(card(name))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textsOf('Waiting for your review')).toEqual(['Text 118 NovLegal', 'Text 218 NovOverdue']);
  expect(card('Waiting for your review').textContent).toContain('5');
  expect(textsOf('Next to go live')).toEqual(['Text 3Wed 18 Nov, 08:00Approved', 'Text 4Wed 18 Nov, 09:30Not approved']);
  expect(within(card('Latest trend')).getByRole('link', { name: 'sleeping bag' }).getAttribute('href')).toBe('/orders/5');
  expect(card('Latest trend').textContent).toContain('Wikipedia, read on 2026-11-18');
  expect(card('My open tasks').textContent).toContain('You have no open tasks');
  fireEvent.click(within(card('Next to go live')).getByRole('button', { name: /Next to go live/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Open the list' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar'));
});

test('a card says since when work waits, until when credits last, and which website takes nothing, which can be tried again', async () => {
  const { calls } = renderRoute('/widgets', {
    ...answers([]),
    publishing: { retry: { message: 'Documents being published: 2', queued: 2, refused: 0 } },
  });
  await screen.findByRole('heading', { name: 'Waiting for your review' });
  expect(card('Waiting for your review').textContent).toContain('5oldest since today');
  expect(card('Credits spent').textContent).toContain('Lasts until about 4 December 2031');
  const failing = card('Publications by website');
  expect(failing.textContent).toContain('2 documents have been waiting to publish since ');
  fireEvent.click(within(failing).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Documents being published: 2')).toBeDefined();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'widgets.show')).toHaveLength(2));
  expect(calls.find(({ name }) => name === 'publishing.retry')?.body).toEqual({ website_id: 7 });
});

test('a group is in the address, and all of it is added at once', async () => {
  const { calls, router } = renderRoute('/widgets', answers(['made']));
  fireEvent.click(await screen.findByRole('button', { name: /^Trends/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ group: 'trends' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Add all in this group' }));
  await waitFor(() => expect(saved(calls)).toEqual([['made', 'score', 'trend']]));
});

test('a card is added from its menu, and not to a dashboard that is full', async () => {
  const { calls } = renderRoute('/widgets?group=trends', answers(['made']));
  fireEvent.click(await screen.findByRole('button', { name: /Score when approved/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add to dashboard' }));
  await waitFor(() => expect(saved(calls)).toEqual([['made', 'score']]));
});

test('on a dashboard with twelve cards no more can be added', async () => {
  renderRoute('/widgets?group=trends', answers(widgetNames.slice(0, 12)));
  await screen.findByText('12 on your dashboard');
  expect(screen.queryByRole('button', { name: 'Add all in this group' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Score when approved/ }));
  const item = await screen.findByRole('menuitem', { name: 'Your dashboard is full (12 cards)' });
  expect(item).toHaveProperty('disabled', true);
});

test('cards are ordered with arrows, said aloud, and removed', async () => {
  const { calls } = renderRoute('/widgets', answers(['made', 'words', 'cost']));
  await screen.findByText('3 on your dashboard');
  fireEvent.click(screen.getByRole('button', { name: 'Edit my dashboard' }));
  const dialog = await screen.findByRole('dialog');
  const titles = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Documents made', 'Words written', 'Provider cost']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move Provider cost up' }));
  await waitFor(() => expect(saved(calls)).toEqual([['made', 'cost', 'words']]));
  expect(within(dialog).getByText('Provider cost is now number 2 of 3')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove Documents made' }));
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  expect(saved(calls)[1]).not.toContain('made');
});

test('the dashboard has the chosen cards in order, and asks for none where there are none', async () => {
  const frame = answers(['words', 'made']);
  const user = signedIn.users.showUserInfo.user_info;
  const info = { ...signedIn.users.showUserInfo, user_info: { ...user, has_widgets: true } };
  renderRoute('/dashboard', { ...frame, ...onDashboard, users: { ...signedIn.users, showUserInfo: info } });
  const section = await screen.findByRole('region', { name: 'Widgets' });
  await within(section).findAllByText('110');
  expect(
    within(section)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Widgets', 'Words written', 'Documents made']);
});

test('a dashboard without cards does not ask for any', async () => {
  const { calls } = renderRoute('/dashboard', { ...answers([]), ...onDashboard });
  await screen.findByRole('heading', { level: 1 });
  expect(calls.filter(({ name }) => name.startsWith('widgets.'))).toEqual([]);
});
