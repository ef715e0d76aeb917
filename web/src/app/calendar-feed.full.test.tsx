import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { counts, entriesOf, listOf } from '../testing/tasks.ts';

const url = 'https://folio.example/api/features/calendar/feed/folio_calendar_secret.ics';
const feed = { created_at: '2026-11-20T08:00:00.000Z', last_read_at: null };
const pages = { ...signedIn, taskViews: { counts }, tasks: { list: listOf() } };

test('the calendar feed of My tasks is created, shown once, replaced and revoked after a question', async () => {
  let kept: typeof feed | null = null;
  const { calls } = renderRoute('/task-assignment?view=mine', {
    ...pages,
    calendars: {
      showFeedLink: () => ({ calendar_feed: kept }),
      createFeedLink: () => {
        kept = feed;
        return { message: 'Calendar feed created', calendar_feed: feed, url };
      },
      revokeFeedLink: () => {
        kept = null;
        return { message: 'Calendar feed revoked' };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  expect(await screen.findByText(/in all your workspaces/)).toBeDefined();
  expect(screen.getByText(/Anyone with this URL can read the titles/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Create feed' }));
  expect(await screen.findByText(url)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(within(question).getByText(/The current URL stops working/)).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Replace' }));
  await expect.poll(() => calls.filter(({ name }) => name === 'calendars.createFeedLink').length).toBe(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('You have no calendar feed.')).toBeDefined();
  expect(screen.queryByText(url)).toBeNull();
});

test('a feed that exists says when it was read, and not its URL', async () => {
  renderRoute('/calendar?of=tasks', {
    websites: { show: { websites: [], recordsTotal: 0, recordsFiltered: 0, can: { create: false } } },
    ...pages,
    calendarEntries: { show: entriesOf() },
    calendars: { showFeedLink: { calendar_feed: feed } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  expect(await screen.findByText('No calendar has read this feed yet')).toBeDefined();
  expect(screen.getByText(/Created on 20 Nov/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create feed' })).toBeNull();
});
