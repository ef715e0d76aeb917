import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { entriesOf, entryOf, row } from '../testing/tasks.ts';

const due = entryOf({ ...row, due_date: '2030-11-20' });
const work: CalendarEntry = { ...due, from: '2030-11-18', can: { move: true, assign: true } };
const start: CalendarEntry = { ...work, kind: 'task_start', to: '2030-11-18' };
const planned: CalendarEntry = {
  ...due,
  kind: 'publication',
  id: 9,
  title: 'Winter sale',
  from: '2030-11-21',
  to: '2030-11-21',
  time: '08:00',
  state: 'unapproved',
};
const beside = {
  ...signedIn,
  ...besideDocuments,
  websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
};
const dayOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.closest('[data-day]')?.getAttribute('data-day'));

test('a month has work at its start and end, says what is not approved, and switches groups off', async () => {
  const { router, calls } = renderRoute('/calendar?date=2030-11-05&view=bogus', {
    ...beside,
    calendarEntries: { show: entriesOf(work, start, planned) },
  });
  await screen.findByRole('link', { name: 'Winter sale' });
  expect(dayOf(work.title)).toEqual(['2030-11-18', '2030-11-20']);
  expect(screen.getByText('3 entries. 1 scheduled text is not approved yet.')).toBeDefined();
  const asked = calls.find(({ name }) => name === 'calendarEntries.show');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ from: '2030-10-28', to: '2030-12-01' });
  fireEvent.click(screen.getByRole('button', { name: 'Publications 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Winter sale' })).toBeNull());
  expect(router.state.location.search).toMatchObject({ hide: 'publications' });
  fireEvent.keyDown(document.body, { key: 'w' });
  expect(await screen.findByRole('region', { name: 'Mara Manager' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'agenda' }));
});

test('a week has a bar from start to end with its person, and what failed is said above the others', async () => {
  renderRoute('/calendar?view=week&date=2030-11-20', {
    ...beside,
    calendarEntries: { show: { ...entriesOf(work, start), failed: ['publication'] } },
  });
  const lane = within(await screen.findByRole('region', { name: 'Mara Manager' }));
  expect(lane.getAllByRole('link', { name: work.title })).toHaveLength(1);
  expect(lane.getByRole('listitem').style.gridColumn).toBe('1 / 4');
  expect(lane.getByText('1 task')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Unassigned' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Publications: couldn’t load');
});

test('a week is by channel where the address or its first column says so', async () => {
  const letter: CalendarEntry = { ...due, kind: 'campaign_item', id: 4, title: 'Letter', channel: 'Newsletter', people: [] };
  const { router } = renderRoute('/calendar?view=week&date=2030-11-20', {
    ...beside,
    calendarEntries: { show: entriesOf(work, { ...planned, website_kind: 'wordpress' }, letter) },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Group rows by' }), { target: { value: 'channel' } });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ lanes: 'channel' }));
  const laneOf = (title: string) => screen.getByRole('link', { name: title }).closest('section')?.getAttribute('aria-label');
  expect([laneOf('Letter'), laneOf('Winter sale'), laneOf(work.title)]).toEqual(['Newsletter', 'WordPress', 'No channel']);
  expect(within(screen.getByRole('region', { name: 'Newsletter' })).getByText('1 item')).toBeDefined();
});

test('a publication is moved by its button in the agenda, and undone by the opposite move', async () => {
  const moved = { ...planned, from: '2030-11-22', to: '2030-11-22', revision: 2 };
  const { calls } = renderRoute('/calendar?view=agenda&date=2030-11-20', {
    ...beside,
    calendarEntries: {
      show: entriesOf({ ...planned, can: { move: true, assign: false } }),
      move: ({ body }) => ({ entry: (body as { preview?: boolean }).preview ? null : moved, moved: [], conflicts: [] }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move Winter sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move publication' }));
  fireEvent.change(dialog.getByLabelText('New day'), { target: { value: '2030-11-22' } });
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(false));
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    const bodies = calls.filter(({ name }) => name === 'calendarEntries.move').map(({ body }) => body as { preview?: boolean });
    expect(bodies.filter(({ preview }) => !preview)).toEqual([
      { kind: 'publication', id: 9, revision: 1, to: '2030-11-22' },
      { kind: 'publication', id: 9, revision: 2, to: '2030-11-21' },
    ]);
  });
});

test('a move with the keyboard that is refused says why and keeps the focus', async () => {
  renderRoute('/calendar?date=2030-11-05', {
    ...beside,
    calendarEntries: {
      show: entriesOf({ ...planned, can: { move: true, assign: false } }),
      move: () => failWith(422, 'INVALID_INPUT', 'Check the highlighted fields', { to: ['This day is in the past'] }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Winter sale' });
  link.focus();
  for (const key of [' ', 'ArrowLeft', ' ']) fireEvent.keyDown(screen.getByRole('link', { name: 'Winter sale' }), { key });
  expect(await screen.findByText('Not moved. This day is in the past')).toBeDefined();
  await waitFor(() => expect(dayOf('Winter sale')).toEqual(['2030-11-21']));
  expect(document.activeElement?.textContent).toBe('Winter sale');
});

test('an empty month says what to do, and a failure can be tried again', async () => {
  let isFailing = true;
  renderRoute('/calendar', {
    ...beside,
    calendarEntries: { show: () => (isFailing ? failWith(403, 'TASKS_HIDDEN', 'Tasks are hidden') : entriesOf()) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Failed to fetch the calendar' })).toBeDefined();
  isFailing = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Nothing planned' })).toBeDefined();
});
