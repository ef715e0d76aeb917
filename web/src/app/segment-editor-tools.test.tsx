import type { Segment } from '@folio/contract/translation-segments';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, offeredJob, segment, staffOf } from '../testing/translation.ts';

// Growing fields wait for fonts, which the simulated page lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
beforeEach(() => localStorage.clear());

const job = offeredJob({ state: 'in_progress', stage: 'translation', kind: 'managed', offer: null });
const row = (more: Partial<Segment>) =>
  segment({ initial: null, status: 'draft', reason: null, revision: 1, unit: 1, target: '', ...more });
const rows = [
  row({ id: 1, position: 1, source: 'It weighs 2 kg. It is dry.', target: 'Es wiegt 2 kg. Es ist trocken.' }),
  row({ id: 2, position: 2, source: 'It is warm.', target: 'Es ist  warm.' }),
  row({ id: 3, position: 3, source: 'It lasts.', unit: 2, status: 'new' }),
];
const paragraph = (unit: number, kind: 'h1' | 'p', text: string | null = null) => ({ unit, kind, section: '', text });
const editorOf = (calls: Answers['translationSegments'] = {}, segments = rows) =>
  renderRoute('/translation-manager/jobs/51', {
    ...staffOf('linguist'),
    translationJobs: { show: jobsOf([], job) },
    translationSegments: {
      show: { segments, total: segments.length, terms: [], ignored: [] },
      matches: { matches: [] },
      comments: { comments: [] },
      outline: {
        parts: [
          { name: 'a.html', paragraphs: [paragraph(1, 'p'), paragraph(8, 'p', '12,4')] },
          { name: 'b.html', paragraphs: [paragraph(2, 'h1')] },
        ],
        is_cut: false,
      },
      ...calls,
    },
  });
const openRow = async (position: number) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit segment ${position}\\b`) }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Target of segment ${position}` });
};
const bodyOf = (calls: readonly { name: string; body: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).at(-1)?.body;

test('Ctrl+E divides a segment where the cursor of its source is, and undoing joins it', async () => {
  const left = row({ id: 1, position: 1, source: 'It weighs 2 kg.', target: 'Es wiegt 2 kg.', revision: 2 });
  const right = row({ id: 9, position: 2, source: 'It is dry.', target: 'Es ist trocken.', revision: 2 });
  const whole = row({ ...rows[0], revision: 5 });
  const { calls } = editorOf({
    split: { segments: [left, right], total: 4 },
    join: { segments: [whole], total: 3 },
  });
  const field = await openRow(1);
  field.setSelectionRange(14, 14);
  fireEvent.keyDown(field, { key: 'e', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Split segment 1' });
  const source = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Source' });
  source.setSelectionRange(0, 0);
  fireEvent.select(source);
  expect(within(dialog).getByRole('alert').textContent).toMatch(/cannot be split here/);
  expect(within(dialog).getByRole('button', { name: 'Split' })).toHaveProperty('disabled', true);
  source.setSelectionRange(15, 15);
  fireEvent.select(source);
  expect(within(dialog).getByText('Es ist trocken.')).toBeDefined();
  fireEvent.keyDown(source, { key: 'Enter' });
  await waitFor(() =>
    expect(bodyOf(calls, 'translationSegments.split')).toMatchObject({ segment_id: 1, at: 15, target_at: 14, revision: 1 }),
  );
  expect(await screen.findByText('Es ist trocken.')).toBeDefined();
  // Those after it have moved by one.
  expect(await screen.findByRole('button', { name: /^Edit segment 4\b/ })).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodyOf(calls, 'translationSegments.join')).toMatchObject({ segment_id: 1, next_id: 9 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit segment 4\b/ })).toBeNull());
});

test('Ctrl+M leads to the comment of a segment, and Escape back to its text', async () => {
  editorOf();
  const field = await openRow(1);
  fireEvent.keyDown(field, { key: 'm', ctrlKey: true });
  const comment = await screen.findByRole('textbox', { name: 'Comment on segment 1' });
  await waitFor(() => expect(document.activeElement).toBe(comment));
  fireEvent.keyDown(comment, { key: 'Escape' });
  expect(document.activeElement).toBe(field);
});

test('Ctrl+J joins a segment with the next of its paragraph, and says where there is none', async () => {
  const whole = row({ id: 1, position: 1, source: `${rows[0]?.source} It is warm.`, target: 'Alles.', revision: 3 });
  const { calls } = editorOf({ join: { segments: [whole], total: 2 } });
  fireEvent.keyDown(await openRow(1), { key: 'j', ctrlKey: true });
  await waitFor(() =>
    expect(bodyOf(calls, 'translationSegments.join')).toMatchObject({ segment_id: 1, revision: 1, next_id: 2, next_revision: 1 }),
  );
  await waitFor(() => expect(screen.getByText('0 of 2 confirmed')).toBeDefined());
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Target of segment 1' }), { key: 'j', ctrlKey: true });
  expect(await screen.findByText('There is no next segment in this paragraph')).toBeDefined();
  expect(calls.filter(({ name }) => name === 'translationSegments.join')).toHaveLength(1);
});

test('Ctrl+H shows what would be replaced, leaves out what is not chosen, and can be undone', async () => {
  const found = (id: number, before: string) => ({
    id,
    position: id,
    before,
    after: before.replace('Es', 'Er'),
    hits: 1,
    status: 'draft' as const,
    revision: 1,
  });
  const nothing = { locked: 1, too_long: 0, segments: [], conflicts: [], undo_id: null };
  const { calls } = editorOf({
    replace: ({ body }) =>
      (body as { segments?: unknown }).segments === undefined
        ? { rows: [found(1, 'Es wiegt 2 kg.'), found(2, 'Es ist warm.')], total: 2, hits: 2, ...nothing }
        : { rows: [], total: 1, hits: 1, ...nothing, undo_id: 7 },
  });
  const field = await openRow(1);
  field.setSelectionRange(0, 2);
  fireEvent.keyDown(field, { key: 'h', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Find and replace' });
  expect(within(dialog).getByRole('textbox', { name: 'Find in translations' })).toHaveProperty('value', 'Es');
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Replace with' }), { target: { value: 'Er' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show changes' }));
  expect(await within(dialog).findByText(/2 hits in 2 segments\. 1 locked/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Replace in segment 2' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Replace in 1 segment' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'translationSegments.replace')).toMatchObject({
      find: 'Es',
      replace: 'Er',
      segments: [{ id: 1, revision: 1 }],
    }),
  );
  expect(await screen.findByText('1 segment changed')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

test('a warning is ignored by name, and counts once more when the text changes', async () => {
  const { faultHash } = await import('@folio/contract/bilingual/fault-hash');
  const hash = faultHash(rows[1] as Segment, { code: 'double_space' });
  const entry = { segment_id: 2, fault_hash: hash, name: 'Ines Albrecht', created_at: '2026-11-16T14:31:00.000Z' };
  const { calls } = editorOf({ ignore: { ignored: [entry] } });
  const panel = await screen.findByRole('complementary', { name: 'Segment tools' });
  fireEvent.click(within(panel).getByRole('button', { name: 'Issues' }));
  const entryOf = (text: string) => within(panel).getByText(text).closest('li') as HTMLElement;
  fireEvent.click(within(entryOf('Double space')).getByRole('button', { name: 'Ignore' }));
  expect(await within(panel).findByText(/^Ignored by Ines Albrecht/)).toBeDefined();
  expect(bodyOf(calls, 'translationSegments.ignore')).toMatchObject({ segment_id: 2, code: 'double_space', is_ignored: true });
  expect(within(entryOf('Double space')).getByRole('button', { name: 'Stop ignoring' })).toBeDefined();
  fireEvent.change(await openRow(2), { target: { value: 'Er ist  warm.' } });
  await waitFor(() => expect(within(entryOf('Double space')).getByRole('button', { name: 'Ignore' })).toBeDefined());
});

test('the preview shows the document with what is not translated, and follows what is written', async () => {
  editorOf();
  const field = await openRow(1);
  fireEvent.keyDown(field, { key: 'p', ctrlKey: true });
  const page = await screen.findByRole('region', { name: 'Preview' });
  expect(page).toBeDefined();
  expect(await screen.findByText('a.html')).toBeDefined();
});

test('keys are changed, refused where another action has them, kept, and reset', async () => {
  editorOf();
  fireEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const change = (name: RegExp, pressed: object) => {
    fireEvent.click(within(dialog).getByRole('button', { name }));
    fireEvent.keyDown(within(dialog).getByRole('button', { pressed: true }), pressed);
  };
  change(/^Join with the next/, { key: 'e', ctrlKey: true });
  expect(within(dialog).getByRole('alert').textContent).toBe('Ctrl+E is used for “Split”. Choose other keys.');
  fireEvent.keyDown(within(dialog).getByRole('button', { pressed: true }), { key: 'x' });
  expect(within(dialog).getByRole('alert').textContent).toMatch(/^X is used for typing/);
  fireEvent.keyDown(within(dialog).getByRole('button', { pressed: true }), { key: 'u', altKey: true });
  expect(within(dialog).getByRole('button', { name: 'Join with the next: Alt+U. Change' })).toBeDefined();
  // Escape ends the waiting for keys before it closes the dialog.
  fireEvent.click(within(dialog).getByRole('button', { name: /^Split/ }));
  fireEvent.keyDown(within(dialog).getByRole('button', { pressed: true }), { key: 'Escape' });
  expect(within(dialog).queryByRole('button', { pressed: true })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBe(dialog);
  cleanup();
  const whole = row({ id: 1, position: 1, source: 'All', target: 'Alles.', revision: 3 });
  const { calls } = editorOf({ join: { segments: [whole], total: 2 } });
  const field = await openRow(1);
  fireEvent.keyDown(field, { key: 'j', ctrlKey: true });
  expect(calls.some(({ name }) => name === 'translationSegments.join')).toBe(false);
  fireEvent.keyDown(field, { key: 'u', altKey: true });
  await waitFor(() => expect(calls.some(({ name }) => name === 'translationSegments.join')).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Reset all' }));
  expect(screen.getByRole('button', { name: 'Join with the next: Ctrl+J. Change' })).toBeDefined();
});

test('several conflicts are chosen in one dialog, each or all', async () => {
  const theirs = (id: number, target: string) => ({ ...(rows[id - 1] as Segment), target, revision: 4 });
  const now = new Date().toISOString();
  const conflicts = [
    { id: 1, mine: 'Mein Text', segment: theirs(1, 'Ihr Text eins'), changed: { name: 'Florian Hess', is_me: false, at: now } },
    {
      id: 2,
      mine: 'Mein zweiter',
      segment: theirs(2, 'Ihr Text zwei'),
      changed: { name: 'Ines Albrecht', is_me: true, at: now },
    },
  ];
  let count = 0;
  const { calls } = editorOf({
    save: ({ body }) => {
      count += 1;
      const { segments: sent } = body as { segments: { id: number; target: string }[] };
      if (count === 1) return { segments: [], conflicts, filled: [], missing: [] };
      const segments = sent.map(({ id, target }) => ({ ...theirs(id, target), revision: 5 }));
      return { segments, conflicts: [], filled: [], missing: [] };
    },
  });
  fireEvent.change(await openRow(1), { target: { value: 'Mein Text' } });
  fireEvent.change(await openRow(2), { target: { value: 'Mein zweiter' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose the texts' }, { timeout: 3000 }));
  const dialog = await screen.findByRole('dialog', { name: '2 segments were changed in both places' });
  expect(within(dialog).getByRole('radio', { name: /^Florian Hess, / })).toBeDefined();
  expect(within(dialog).getByRole('radio', { name: /^Your other tab or device, / })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose the other text for all' }));
  const [first] = within(dialog).getAllByRole('radiogroup');
  fireEvent.click(within(first as HTMLElement).getByRole('radio', { name: 'This device, now' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save selected texts' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'translationSegments.save')).toMatchObject({ segments: [{ id: 1, target: 'Mein Text', revision: 4 }] }),
  );
  expect(await screen.findByRole('textbox', { name: 'Target of segment 2' })).toHaveProperty('value', 'Ihr Text zwei');
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toEqual([]));
});

test('a text of a segment that was joined elsewhere is shown until it is dropped', async () => {
  editorOf({ save: { segments: [], conflicts: [], filled: [], missing: [2] } });
  fireEvent.change(await openRow(2), { target: { value: 'Mein Satz' } });
  expect(await screen.findByText(/^This text belongs to a segment that was joined/, {}, { timeout: 3000 })).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Delete this text' }));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toEqual([]));
});

test('texts that two tabs wrote without a connection are both sent; what differs is asked', async () => {
  const keep = (tab: string, target: string, at: number) =>
    localStorage.setItem(`folio-segment-1-51-1-${tab}`, JSON.stringify({ target, status: 'draft', base: 1, at }));
  keep('a', 'Text des ersten Tabs', 1);
  keep('b', 'Text des zweiten Tabs', 2);
  const targets: string[] = [];
  editorOf({
    save: ({ body }) => {
      const { segments: sent } = body as { segments: { id: number; target: string; revision: number }[] };
      const { id = 0, target = '' } = sent[0] ?? {};
      targets.push(target);
      const saved = { ...(rows[0] as Segment), target: 'Text des zweiten Tabs', revision: 2 };
      if (targets.length === 1) return { segments: [saved], conflicts: [], filled: [], missing: [] };
      return { segments: [], conflicts: [{ id, mine: target, segment: saved, changed: null }], filled: [], missing: [] };
    },
  });
  await waitFor(() => expect(targets).toEqual(['Text des zweiten Tabs', 'Text des ersten Tabs']));
  expect(await screen.findByRole('button', { name: 'Choose the texts' })).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('folio-segment'))).toEqual(['folio-segment-1-51-1-a']);
});
