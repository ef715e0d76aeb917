import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

// Growing fields wait for fonts, which the simulated page lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const unit = {
  id: 4,
  source_language: 'en',
  target_language: 'de',
  formality: 'auto',
  source: 'The <g1>porch</g1> is dry.',
  target: 'Die <g1>Apsis</g1> ist trocken.',
  quality: 'reviewed' as const,
  origin_name: 'Tent guide',
  updated_at: '2026-09-03T10:00:00.000Z',
};
const pairs = [{ source_language: 'en', target_language: 'de' }];
const open = (canManage = true, address = '/glossary?tab=memory') =>
  renderRoute(address, {
    ...signedIn,
    translationMemory: {
      terms: { terms: [], recordsTotal: 0, recordsFiltered: 0, can: { manage: canManage } },
      units: ({ query }) =>
        query.get('quality') === 'machine'
          ? { units: [], recordsTotal: 1, recordsFiltered: 0, pairs }
          : { units: [unit], recordsTotal: 1, recordsFiltered: 1, pairs },
      editUnit: { unit },
      removeUnit: {},
    },
  });

test('the memory is listed with quality and origin, changed and deleted', async () => {
  const { calls } = open();
  expect(await screen.findByRole('button', { name: 'Glossary' })).toBeDefined();
  const table = await screen.findByRole('table', { name: 'Translation memory' });
  expect(within(table).getByText('Reviewed')).toBeDefined();
  expect(within(table).getByText('Tent guide')).toBeDefined();
  fireEvent.click(within(table).getByRole('button', { name: `Actions for ${unit.source}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit translation' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Translation' }), {
    target: { value: 'Die Apsis bleibt trocken.' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'translationMemory.editUnit')?.body).toMatchObject({
      unit_id: 4,
      target: 'Die Apsis bleibt trocken.',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a search and a quality are in the address, and what is not found says so', async () => {
  const { router } = open(true, '/glossary?tab=memory&quality=machine&search=porch');
  expect(await screen.findByText('No sentences match your search.')).toBeDefined();
  expect(router.state.location.search).toEqual({ tab: 'memory', quality: 'machine', search: 'porch' });
  fireEvent.click(screen.getByRole('button', { name: 'Glossary' }));
  expect(await screen.findByText('No terms yet')).toBeDefined();
});

test('a pair of languages filters, with what was found marked and counted', async () => {
  const { calls, router } = open(true, '/glossary?tab=memory&search=DRY');
  const table = await screen.findByRole('table', { name: 'Translation memory' });
  expect(within(table).getByText('dry').tagName).toBe('MARK');
  expect(screen.getByText('1 of 1')).toBeDefined();
  fireEvent.click(screen.getByRole('combobox', { name: 'Languages' }));
  fireEvent.click(await screen.findByRole('option', { name: 'English to German', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'memory', search: 'DRY', pair: 'en>de' }));
  await waitFor(() =>
    expect(
      calls
        .filter(({ name }) => name === 'translationMemory.units')
        .at(-1)
        ?.query.get('target_language'),
    ).toBe('de'),
  );
});

test('who manages no terms has no memory', async () => {
  const { calls } = open(false, '/glossary');
  expect(await screen.findByText('No terms yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Translation memory' })).toBeNull();
  expect(calls.some(({ name }) => name === 'translationMemory.units')).toBe(false);
});
