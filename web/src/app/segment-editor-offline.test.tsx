import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../base/query-client.ts';
import { signedIn } from '../testing/caller.ts';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { clearDevice, installDevice, keptOnDevice } from '../testing/fake-device.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, offeredJob, segment, staffOf } from '../testing/translation.ts';

// Growing fields wait for fonts, which the simulated page lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
installDevice();
beforeEach(() => {
  localStorage.clear();
  clearDevice();
});

const job = offeredJob({ state: 'in_progress', stage: 'translation', kind: 'managed', offer: null });
const row = (id: number, source: string, more = {}) =>
  segment({ id, position: id, source, target: '', initial: null, status: 'new', reason: null, revision: 1, ...more });
const rows = [row(1, 'The porch is dry.'), row(2, 'It is warm.')];
const match = {
  id: 7,
  source: 'The porch is wet.',
  target: 'Die Apsis ist nass.',
  percent: 80,
  quality: 'reviewed' as const,
  origin_name: 'Tent guide',
  is_fixed: false,
  updated_at: '2026-09-03T10:00:00.000Z',
};
const down = () => failWith(503, 'NOT_FOUND', 'Later');
const platformOf = (isDown: () => boolean) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > 1 && isDown() ? down() : signedIn.platform.showPlatform;
  };
};
/** The server that answers the page's first call, and the others while it is not down. */
const answersOf = (isDown: () => boolean, segments: Answers['translationSegments'] = {}): Answers => ({
  ...staffOf('linguist'),
  platform: { showPlatform: platformOf(isDown) },
  translationJobs: { show: () => (isDown() ? down() : jobsOf([], job)) },
  translationSegments: {
    show: () =>
      isDown()
        ? down()
        : {
            segments: rows,
            total: 2,
            terms: [{ source: 'porch', target: 'Apsis', is_forbidden: false }],
            ignored: [],
          },
    outline: { parts: [], is_cut: false },
    matches: () => (isDown() ? down() : { matches: [match] }),
    comments: { comments: [] },
    ...segments,
  },
});
const address = '/translation-manager/jobs/51';
const openFirst = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Edit segment 1/ }));
  return screen.findByRole('textbox', { name: 'Target of segment 1' });
};

test('a job that was open is there without a connection, with its segments, matches and terms, and what is written is saved later', async () => {
  renderRoute(
    address,
    answersOf(() => false),
  );
  await openFirst();
  expect(await screen.findByText('80% match')).toBeDefined();
  await waitFor(() => expect(keptOnDevice('jobs')).toEqual(['1 51']), { timeout: 10_000 });
  expect(keptOnDevice('matches')).toContain('1 51 1');
  cleanup();
  queryClient.clear();

  let isDown = true;
  let revision = 1;
  const { calls } = renderRoute(
    address,
    answersOf(() => isDown, {
      save: ({ body }) => {
        if (isDown) return down();
        const sent = (body as { segments: { id: number; target: string; revision: number }[] }).segments;
        revision = sent[0]?.revision ?? 0;
        const segments = sent.map(({ id, target }) => row(id, 'The porch is dry.', { target, status: 'draft', revision: 9 }));
        return { segments, conflicts: [], filled: [], missing: [] };
      },
    }),
  );
  expect(await screen.findByText(/^You’re offline\. This copy was saved on this device/)).toBeDefined();
  const field = await openFirst();
  expect(await screen.findByText('80% match')).toBeDefined();
  expect(screen.getByText('Apsis')).toBeDefined();
  fireEvent.change(field, { target: { value: 'Die Apsis ist trocken.' } });
  expect(await screen.findByText('Offline. 1 segment saved on this device', {}, { timeout: 5000 })).toBeDefined();
  isDown = false;
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  await waitFor(() => expect(calls.filter(({ name }) => name === 'translationSegments.save').length).toBeGreaterThan(1), {
    timeout: 10_000,
  });
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(revision).toBe(1);
});

test('a text goes over the revision that it was written to, also where a newer one was loaded meanwhile', async () => {
  let shown = rows;
  let isDown = false;
  const { calls } = renderRoute(
    address,
    answersOf(() => false, {
      show: () => ({ segments: shown, total: 2, terms: [], ignored: [] }),
      save: () => {
        if (isDown) return down();
        const theirs = row(1, 'The porch is dry.', { target: 'Ihr Text.', status: 'draft', revision: 2 });
        return {
          segments: [],
          conflicts: [{ id: 1, mine: 'Mein Text.', segment: theirs, changed: null }],
          filled: [],
          missing: [],
        };
      },
    }),
  );
  const field = await openFirst();
  isDown = true;
  fireEvent.change(field, { target: { value: 'Mein Text.' } });
  expect(await screen.findByText('Offline. 1 segment saved on this device', {}, { timeout: 5000 })).toBeDefined();
  shown = [row(1, 'The porch is dry.', { target: 'Ihr Text.', status: 'draft', revision: 2 }), row(2, 'It is warm.')];
  await queryClient.invalidateQueries();
  isDown = false;
  expect(await screen.findByText('This segment was changed elsewhere:', {}, { timeout: 10_000 })).toBeDefined();
  expect(calls.findLast(({ name }) => name === 'translationSegments.save')?.body).toMatchObject({
    segments: [{ id: 1, target: 'Mein Text.', revision: 1 }],
  });
});

test('a job that the device does not have says so, keeps unsaved texts, and opens when the server answers', async () => {
  const own = JSON.stringify({ target: 'Die Apsis ist trocken.', status: 'draft', base: 1 });
  localStorage.setItem('folio-segment-1-51-1', own);
  let isDown = true;
  const { calls } = renderRoute(
    address,
    answersOf(() => isDown, {
      save: {
        segments: [row(1, 'The porch is dry.', { target: 'Die Apsis ist trocken.', status: 'draft', revision: 2 })],
        conflicts: [],
        filled: [],
        missing: [],
      },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No connection to the server' })).toBeDefined();
  expect(screen.getByText(/^Unsaved texts are kept on this device/)).toBeDefined();
  expect(localStorage.getItem('folio-segment-1-51-1')).toBe(own);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Die Apsis ist trocken.')).toBeDefined();
  await waitFor(() => expect(calls.some(({ name }) => name === 'translationSegments.save')).toBe(true));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toEqual([]));
});

test('a job that is not found is no lost connection', async () => {
  const missing = failWith(404, 'JOB_NOT_FOUND', 'Not found');
  renderRoute(address, {
    ...answersOf(() => false),
    translationJobs: { show: missing },
    certificates: { showOfJob: missing },
  });
  expect(await screen.findByText('Job not found, or not assigned to you.')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Back to my work' })).toHaveLength(1);
});
