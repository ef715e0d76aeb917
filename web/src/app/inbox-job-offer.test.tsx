// A job offer in the inbox of a linguist: accepted with undo, declined with a reason, and refused if another linguist was faster.
import type { InboxItem } from '@folio/contract/inbox';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sendHeldCalls } from '../base/held-calls.ts';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, offeredJob, staffOf } from '../testing/translation.ts';

afterEach(async () => {
  await sendHeldCalls();
  cleanup();
});

const item: InboxItem = {
  key: 'offer:job:5',
  kind: 'offer',
  title: 'Job offered: Winter guide',
  reason: 'Offer, 1480 words, accept by 17 November',
  subject: { job_id: 51 },
  path: '/tool/translation_manager',
  workspace_id: null,
  at: '2026-11-24T08:00:00.000Z',
  due_at: '2030-11-17T16:00:00.000Z',
  is_read: true,
  snoozed_until: null,
  done_at: null,
  can: ['accept'],
};

const openOffer = async (more: Answers['translationJobs'] = {}) => {
  let isOver = false;
  const ends =
    <Answered,>(answered: Answered) =>
    () => {
      isOver = true;
      return answered;
    };
  const accepted = { translation_job: offeredJob({ state: 'accepted', offer: null }) };
  const rendered = renderRoute('/inbox', {
    ...staffOf('linguist'),
    inbox: {
      show: () => ({
        items: isOver ? [] : [item],
        counts: { todo: isOver ? 0 : 1, unread: 0 },
        recordsTotal: isOver ? 0 : 1,
        recordsFiltered: isOver ? 0 : 1,
      }),
      update: { counts: { todo: 1, unread: 0 } },
    },
    translationJobs: { show: jobsOf([], offeredJob()), accept: ends(accepted), decline: ends({}), ...more },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', false));
  return rendered;
};
const sentOf = (calls: { name: string; body: unknown }[], name: string) =>
  calls.filter((call) => call.name === `translationJobs.${name}`).map(({ body }) => body);

test('names languages, words and the end of the offer; the key A accepts once, after the time to undo', async () => {
  const { calls } = await openOffer();
  expect(screen.getByText('1,480')).toBeDefined();
  expect(screen.getByText(/Offer ends/)).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByText('“Winter guide” accepted');
  await screen.findByText('You are up to date');
  expect(sentOf(calls, 'accept')).toEqual([]);
  await sendHeldCalls();
  expect(sentOf(calls, 'accept')).toEqual([{ id: 51 }]);
});

test('an undone acceptance is never sent', async () => {
  const { calls } = await openOffer();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await sendHeldCalls();
  expect(sentOf(calls, 'accept')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', false));
});

test('says that another linguist was faster', async () => {
  await openOffer({ accept: failWith(409, 'CHANGED_MEANWHILE', 'Another linguist accepted this job') });
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('“Winter guide” accepted');
  await sendHeldCalls();
  expect(await screen.findByText('Winter guide: Another linguist accepted this job')).toBeDefined();
});

test('declines with a reason', async () => {
  const { calls } = await openOffer();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Reason (optional)'), { target: { value: 'On leave' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await screen.findByText('Offer declined');
  expect(sentOf(calls, 'decline')).toEqual([{ id: 51, note: 'On leave' }]);
});
