import type { Folder } from '@folio/contract/folders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, orderTitled, signedIn } from '../../../testing/caller.ts';
import { folderNamed } from '../../../testing/folders.ts';
import { renderRoute } from '../../../testing/render-route.tsx';

const listOf = (orders: ReturnType<typeof orderTitled>[], folders: Folder[] = []) => ({
  orders,
  recordsTotal: orders.length,
  recordsFiltered: orders.length,
  folders,
  counts: { accepted: orders.length, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
  cancelled: 0,
  next: null,
});

const openPalette = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('option', { name: /Keyboard shortcuts/ });
};
const field = () => screen.getByRole('combobox', { name: /^Search tools, documents/ });
const search = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** Returns the palette's actions below a heading, once the code that registers them is loaded. */
const offered = (subject: string) =>
  within(screen.getByRole('group', { name: subject }))
    .getAllByRole('option')
    .map((option) => option.querySelector('[data-weight="medium"]')?.textContent);

test('the palette offers what can be done with the selected documents, and asks before it deletes them once', async () => {
  const kept = { ...orderTitled('Head of ovens', 2), can: { ...orderTitled('', 2).can, delete: false, download: false } };
  const { calls } = renderRoute('/orders', {
    ...signedIn,
    documents: { show: listOf([orderTitled('Senior baker', 1), kept]), remove: { message: 'Deleted', deleted: 1 } },
  });
  for (const title of ['Senior baker', 'Head of ovens'])
    fireEvent.click(await screen.findByRole('checkbox', { name: RegExp(title) }));
  await openPalette();
  await waitFor(() =>
    expect(offered('2 selected').filter((name) => !name?.startsWith('Download: '))).toEqual(['Move', 'Delete']),
  );
  await waitFor(() => expect(offered('2 selected')).toContain('Download: PDF'));
  search('delete');
  await screen.findByRole('option', { name: /Delete/, selected: true });
  fireEvent.keyDown(field(), { key: 'Enter' });
  const asked = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(within(asked).getByRole('button', { name: /Delete/ }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'documents.remove')).toHaveLength(1));
  expect(calls.find(({ name }) => name === 'documents.remove')?.body).toEqual({ order_detail_ids: [1] });
});

test('what none of the selected documents allows is not offered', async () => {
  const row = orderTitled('Senior baker', 1);
  renderRoute('/orders', {
    ...signedIn,
    documents: { show: listOf([{ ...row, can: { ...row.can, delete: false, move: false } }]) },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Senior baker/ }));
  await openPalette();
  await waitFor(() => expect(offered('1 selected').filter((name) => !name?.startsWith('Download: '))).toEqual([]));
  fireEvent.click(screen.getByRole('checkbox', { name: /Senior baker/, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '1 selected' })).toBeNull());
});

test('the palette offers what the caller may do with the chosen folder', async () => {
  renderRoute('/orders?folder=3', {
    ...signedIn,
    documents: {
      show: listOf(
        [{ ...orderTitled('Senior baker', 1), folder_id: 3 }],
        [{ ...folderNamed('Guides', 3), documents: 2, can: { edit: true, delete: false } }],
      ),
    },
  });
  await screen.findByRole('link', { name: /Senior baker/ });
  await openPalette();
  await waitFor(() => expect(offered('Guides')).toEqual(['New folder inside', 'Rename or move', 'Defaults for new documents']));
  search('rename');
  fireEvent.click(await screen.findByRole('option', { name: /Rename or move/ }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

test('an action without a question runs once, and is offered only while it is allowed', async () => {
  let isActive = true;
  const voice = () => ({
    id: 5,
    name: 'Warm and plain',
    description: '',
    type: 'text' as const,
    language: 'en' as const,
    active: isActive,
    default: false,
    profile: {
      tone: ['warm'],
      formality: 'neutral',
      person: 'we',
      address: 'you',
      sentence_words: 16,
      rhythm: 'varied',
      vocabulary: [],
      do: [],
      dont: [],
      sample_lines: [],
      must_use: [],
      never_use: [],
      exclamation_marks: 'sparing',
    } as never,
    is_edited: false,
    analysed_by: 'built-in',
    origins: [],
    workspace_ids: [],
    revision: 1,
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    can: { edit: true, delete: false },
  });
  const { calls } = renderRoute('/brand-voices/5', {
    ...signedIn,
    documents: { show: listOf([]) },
    brandVoices: {
      ...besideDocuments.brandVoices,
      show: () => ({ ...besideDocuments.brandVoices.show, brand_voices_list: [voice()] }),
      edit: () => {
        isActive = false;
        return { brand_voice: voice(), message: 'Saved' };
      },
    },
  });
  await screen.findByRole('button', { name: 'Actions for Warm and plain' });
  await openPalette();
  await waitFor(() => expect(offered('Warm and plain')).toEqual(['Set as default', 'Turn off']));
  search('turn off');
  await screen.findByRole('option', { name: /Turn off/, selected: true });
  const palette = field();
  fireEvent.keyDown(palette, { key: 'Enter' });
  fireEvent.keyDown(palette, { key: 'Enter' });
  await screen.findByText('Saved');
  expect(calls.filter(({ name }) => name === 'brandVoices.edit')).toHaveLength(1);
  await openPalette();
  await waitFor(() => expect(offered('Warm and plain')).toEqual(['Turn on']));
});

test('before a word is typed, tools come before documents, and Enter opens nothing', async () => {
  const { router } = renderRoute('/orders', {
    ...signedIn,
    documents: { show: listOf([orderTitled('Senior baker', 1)]) },
  });
  await screen.findByRole('checkbox', { name: /Senior baker/ });
  await openPalette();
  await screen.findByRole('option', { name: /Senior baker/ });
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.textContent);
  const at = (name: RegExp) => groups.findIndex((group) => name.test(group ?? ''));
  expect(at(/^Tools/)).toBeLessThan(at(/^Documents/));
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(router.state.location.pathname).toBe('/orders');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Job posting');
});
