import type { ImportCounts, ImportRow } from '@folio/contract/translation-exchange';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, offeredJob, staffOf } from '../testing/translation.ts';

const job = offeredJob({
  state: 'in_progress',
  offer: null,
  can: { ...offeredJob().can, accept: false, decline: false, open: true, deliver: true },
});

const counts: ImportCounts = {
  segments: 86,
  changed: 38,
  confirmed: 0,
  rejected: 0,
  unchanged: 44,
  changed_here: 1,
  locked: 1,
  source_differs: 1,
  unknown: 0,
  tags: 1,
  errors: 2,
  warnings: 3,
  imported: 38,
};

const row = (more: Partial<ImportRow>): ImportRow => ({
  segment_id: 1,
  position: 18,
  outcome: 'changed_here',
  source: 'Light',
  here: 'sehr leicht',
  here_status: 'draft',
  here_changed_at: '2026-11-16T10:40:00.000Z',
  file_source: 'Light',
  file: 'sehr federleicht',
  file_status: 'confirmed',
  tags: null,
  faults: [],
  ...more,
});

const rows = [
  row({}),
  row({ segment_id: 2, position: 52, outcome: 'locked', here: 'Boden', file: 'Grund' }),
  row({ segment_id: null, position: 61, outcome: 'source_differs', source: '4,000 mm', file_source: '3,000 mm' }),
  row({ segment_id: 3, position: 40, outcome: 'changed', here: 'Halt', file: 'Haltung', tags: '<g1> </g1>' }),
];

const answerOf = (importId: number | null, imported = counts.imported) => ({
  file: { name: 'TR-2038_back.xlf', version: '2.1' as const, written_at: '2026-11-16T09:12:00.000Z', is_of_job: true },
  counts: { ...counts, imported },
  rows,
  rows_total: 41,
  import_id: importId,
});

const open = (translationExchange: Answers['translationExchange'] = {}, more: object = {}) =>
  renderRoute('/translation-manager/jobs/51', {
    ...staffOf('linguist'),
    translationJobs: { show: jobsOf([], { ...job, ...more }) },
    translationSegments: { show: { segments: [], total: 0, terms: [], ignored: [] }, outline: { parts: [], is_cut: false } },
    translationExchange,
  });

async function choose(name = 'TR-2038_back.xlf') {
  fireEvent.click(await screen.findByRole('button', { name: 'Files' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import a bilingual file' });
  const file = new File(['<xliff/>'], name);
  fireEvent.change(within(dialog).getByLabelText('XLIFF file', { selector: 'input' }), { target: { files: [file] } });
  return dialog;
}

test('an import shows what changes, asks about what changed on both sides, and is undone from its toast', async () => {
  const { calls } = open({
    import: ({ body }) => (String(body).includes('name="preview"') ? answerOf(null) : answerOf(7, 39)),
    undoImport: { restored: 38, left: 1 },
  });
  const dialog = await choose();
  expect(await within(dialog).findByText('Belongs to this job')).toBeDefined();
  expect(within(dialog).getByText(/^XLIFF 2\.1, 86 segments, exported /)).toBeDefined();
  const left = within(dialog).getByRole('region', { name: 'Not imported' });
  expect(within(left).getByText('Locked here')).toBeDefined();
  expect(within(left).getByText('The source differs from this job')).toBeDefined();
  expect(within(dialog).getByText('Imported as a draft')).toBeDefined();
  expect(within(dialog).getByText('37 more rows')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Import 38 segments' })).toBeDefined();
  const decision = within(dialog).getByRole('group', { name: 'Text of segment 18' });
  fireEvent.click(within(decision).getByRole('button', { name: 'File' }));
  const submit = within(dialog).getByRole('button', { name: 'Import 39 segments' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  expect(await screen.findByText('39 segments imported')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'translationExchange.import').map(({ body }) => String(body));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatch(/name="decisions\[0\]\[use\]"\s+file/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('38 segments restored. 1 changed since the import and was kept')).toBeDefined();
  expect(calls.filter(({ name }) => name === 'translationSegments.show')).toHaveLength(3);
});

test('a file that is refused says why at its field, and another can be chosen', async () => {
  const sentence = 'The source of segment 61 differs from this job';
  let isRefused = true;
  open({
    import: () => {
      const refused = isRefused;
      isRefused = false;
      return refused ? failWith(422, 'INVALID_INPUT', 'Check the fields', { file: [sentence] }) : answerOf(null);
    },
  });
  const dialog = await choose('other.xlf');
  expect(await within(dialog).findByText(sentence)).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Import 0 segments' }).hasAttribute('disabled')).toBe(true);
  const input = within(dialog).getByLabelText('XLIFF file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['<xliff/>'], 'back.xlf')] } });
  expect(await within(dialog).findByText('TR-2038_back.xlf')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose another file' }));
  expect(within(dialog).getByLabelText('XLIFF file', { selector: 'input' })).toBeDefined();
});

test('a job is exported in every format; one that is delivered takes no imports', async () => {
  const { calls } = open(
    { export: failWith(422, 'FILE_DAMAGED', 'Couldn’t read the file') },
    { state: 'delivered', can: { ...job.can, deliver: false } },
  );
  const button = await screen.findByRole('button', { name: 'Files' });
  fireEvent.click(button);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Export as XLIFF 2.1',
    'Export as XLIFF 1.2',
    'Export as Word with tracked changes',
    'Export as a package (ZIP)',
    'Import…',
  ]);
  expect(items.at(-1)?.hasAttribute('disabled')).toBe(true);
  fireEvent.click(items[2] as HTMLElement);
  expect(await screen.findByText('Couldn’t read the file')).toBeDefined();
  expect(calls.find(({ name }) => name === 'translationExchange.export')?.query.get('format')).toBe('docx_changes');
});
