import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, offeredJob, segment, staffOf } from '../testing/translation.ts';

// Growing fields wait for fonts, which the simulated page lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
beforeEach(() => localStorage.clear());

const job = offeredJob({ state: 'in_progress', stage: 'translation', kind: 'managed', offer: null });
const rows = [
  segment({ id: 1, position: 1, source: 'It weighs 2 kg.', target: '', initial: null, status: 'new', reason: null, revision: 0 }),
  segment({ id: 2, position: 2, source: 'It is dry.', target: '', initial: null, status: 'new', reason: null, revision: 0 }),
];
const saved = (more: object) => ({ segments: [{ ...rows[0], ...more }], conflicts: [], filled: [], missing: [] }) as never;
const editorOf = (segments: object = {}, own = job) =>
  renderRoute('/translation-manager/jobs/51', {
    ...staffOf('linguist'),
    translationJobs: { show: jobsOf([], own) },
    translationSegments: {
      show: { segments: rows, total: 2, terms: [], ignored: [] },
      outline: { parts: [], is_cut: false },
      matches: {
        matches: [
          {
            id: 7,
            source: 'It weighs 3 kg.',
            target: 'Es wiegt 2 kg.',
            percent: 99,
            quality: 'reviewed',
            origin_name: 'Tent guide',
            is_fixed: true,
            updated_at: '2026-09-03T10:00:00.000Z',
          },
        ],
      },
      comments: { comments: [] },
      ...segments,
    },
  });
const openFirst = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Edit segment 1/ }));
  return screen.findByRole('textbox', { name: 'Target of segment 1' });
};

test('a match is inserted with Ctrl+1 and confirmed with Ctrl+Enter, which continues', async () => {
  const { calls } = editorOf({ save: saved({ target: 'Es wiegt 2 kg.', status: 'confirmed', revision: 1 }) });
  const field = await openFirst();
  expect(await screen.findByText('99% match')).toBeDefined();
  fireEvent.keyDown(field, { key: '1', ctrlKey: true });
  expect(field).toHaveProperty('value', 'Es wiegt 2 kg.');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByRole('textbox', { name: 'Target of segment 2' })).toBeDefined();
  await waitFor(() => expect(screen.getByText('1 of 2 confirmed')).toBeDefined());
  expect(calls.find(({ name }) => name === 'translationSegments.save')?.body).toMatchObject({
    segments: [{ id: 1, target: 'Es wiegt 2 kg.', status: 'confirmed', revision: 0 }],
  });
});

test('a text that cannot be saved stays on the device and is saved after a reload, over what it was written to', async () => {
  editorOf({ save: failWith(503, 'NOT_FOUND', 'Later') });
  fireEvent.change(await openFirst(), { target: { value: 'Es wiegt 2 kg.' } });
  expect(await screen.findByText('Offline. 1 segment saved on this device', {}, { timeout: 3000 })).toBeDefined();
  cleanup();
  const { calls } = editorOf({ save: saved({ target: 'Es wiegt 2 kg.', status: 'draft', revision: 1 }) });
  await waitFor(() => expect(calls.some(({ name }) => name === 'translationSegments.save')).toBe(true));
  expect(await screen.findByText('Es wiegt 2 kg.')).toBeDefined();
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toEqual([]));
});

test('a segment that was changed elsewhere shows both texts until one is chosen', async () => {
  const theirs = { ...rows[0], target: 'Es wiegt zwei Kilo.', status: 'draft', revision: 3 };
  editorOf({
    save: {
      segments: [],
      conflicts: [{ id: 1, mine: 'Es wiegt 2 kg.', segment: theirs, changed: null }],
      filled: [],
      missing: [],
    } as never,
  });
  fireEvent.change(await openFirst(), { target: { value: 'Es wiegt 2 kg.' } });
  expect(await screen.findByText('This segment was changed elsewhere:', {}, { timeout: 3000 })).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Target of segment 1' })).toHaveProperty('value', 'Es wiegt zwei Kilo.'),
  );
  expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toEqual([]);
});

test('faults hold the delivery and lead to their segments', async () => {
  const fault = { segment_id: 2, position: 2, code: 'empty', severity: 'error' as const, detail: null, ignored: null };
  const { calls } = editorOf({
    check: { faults: [fault], errors: 1, warnings: 0, ignored: 0, checked_at: '2026-11-16T14:31:00.000Z' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Deliver' }));
  const dialog = await screen.findByRole('dialog', { name: /^Deliver / });
  expect(await within(dialog).findByText('1 error blocks delivery')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Deliver' })).toHaveProperty('disabled', true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go to segment 2' }));
  expect(await screen.findByRole('textbox', { name: 'Target of segment 2' })).toBeDefined();
  expect(calls.some(({ name }) => name === 'translationJobs.deliver')).toBe(false);
});

test('nothing is delivered or exported while a text is on the device alone', async () => {
  const { calls } = editorOf({ save: failWith(503, 'NOT_FOUND', 'Later') }, { ...job, can: { ...job.can, open: true } });
  fireEvent.change(await openFirst(), { target: { value: 'Es wiegt 2 kg.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText(/^Some segments aren’t saved yet/)).toBeDefined();
  expect(calls.some(({ name }) => name === 'translationSegments.check' || name === 'translationJobs.deliver')).toBe(false);
});

test('a delivery waits for the save that is on its way, and stops where it finds another text', async () => {
  const theirs = { ...rows[0], target: 'Es wiegt zwei Kilo.', status: 'draft', revision: 3 };
  const { calls } = editorOf({
    save: { segments: [], conflicts: [{ id: 1, mine: 'Es wiegt 2 kg.', segment: theirs }], filled: [], missing: [] } as never,
  });
  const field = await openFirst();
  fireEvent.change(field, { target: { value: 'Es wiegt 2 kg.' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(await screen.findByText(/^Some segments aren’t saved yet/)).toBeDefined();
  expect(calls.filter(({ name }) => name === 'translationSegments.save')).toHaveLength(1);
  expect(calls.some(({ name }) => name === 'translationSegments.check')).toBe(false);
});

test('a text that the server refuses for good is kept, said once and not sent again and again', async () => {
  const { calls } = editorOf({ save: failWith(409, 'JOB_STATE', 'The job was delivered') });
  fireEvent.change(await openFirst(), { target: { value: 'Es wiegt 2 kg.' } });
  expect(await screen.findByText('The job was delivered', {}, { timeout: 3000 })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 5500));
  expect(calls.filter(({ name }) => name === 'translationSegments.save')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toHaveLength(1);
});

test('the first segments are shown before the others have arrived; nothing is written or delivered until then', async () => {
  const many = Array.from({ length: 61 }, (_, index) =>
    segment({
      id: index + 1,
      position: index + 1,
      source: `Tent ${index + 1}.`,
      target: '',
      initial: null,
      status: 'new',
      revision: 0,
    }),
  );
  const page = (from: number, to?: number) => ({ segments: many.slice(from, to), total: 61, terms: [], ignored: [] }) as never;
  localStorage.setItem('folio-segment-1-51-61', JSON.stringify({ target: 'Zelt 61.', status: 'draft', base: 0 }));
  let isDown = true;
  const { calls } = editorOf({
    show: ({ query }: { query: URLSearchParams }) => {
      if (query.get('after') === '0') return page(0, 60);
      return isDown ? failWith(429, 'TOO_MANY_TRIES', 'Later') : page(60);
    },
    save: {
      segments: [{ ...many[60], target: 'Zelt 61.', status: 'draft', revision: 1 }],
      conflicts: [],
      filled: [],
      missing: [],
    } as never,
  });
  expect(await screen.findByText('Tent 30.')).toBeDefined();
  expect(screen.getByText('Target of segment 30')).toBeDefined();
  expect(screen.getByText('Deliver').closest('button')).toHaveProperty('disabled', true);
  expect(calls.some(({ name }) => name === 'translationSegments.save')).toBe(false);
  isDown = false;
  fireEvent.click(await screen.findByText('Try again'));
  expect(await screen.findByText('Edit segment 30')).toBeDefined();
  expect((await screen.findByText('Deliver')).closest('button')).toHaveProperty('disabled', false);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'translationSegments.save')?.body).toMatchObject({ segments: [{ id: 61 }] }),
  );
});
