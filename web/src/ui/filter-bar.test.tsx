import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { FilterBar } from './filter-bar.tsx';

beforeAll(startWords);
// Its first load takes longer than a query waits.
beforeAll(async () => {
  await import('./filter-sheet.tsx');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function usePhone() {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('991px') ? 'all' : query));
}
const names = ['Status', 'Assignee', 'Due'];
function open(fields: string[], props: { isFolded?: boolean; onClear?: () => void } = {}) {
  render(
    <MantineProvider env="test">
      <FilterBar set={2} {...props}>
        {fields.map((name) => (
          <input key={name} aria-label={name} />
        ))}
      </FilterBar>
    </MantineProvider>,
  );
}

it('has more than two filters in a sheet on a phone, behind a button with the number that is set', async () => {
  usePhone();
  open(names);
  expect(screen.queryByLabelText('Status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filters: 2' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(names.filter((name) => within(sheet).queryByLabelText(name))).toEqual(names);
  fireEvent.keyDown(within(sheet).getByLabelText('Due'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has two filters in the bar on a phone, and all of them on a desk', () => {
  usePhone();
  open(names.slice(0, 2));
  expect(screen.getByLabelText('Assignee')).toBeDefined();
  cleanup();
  vi.restoreAllMocks();
  open(names);
  expect(screen.getByLabelText('Due')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has folded filters in the sheet on a desk too, with the way to clear them', async () => {
  const onClear = vi.fn<() => void>();
  open(names.slice(0, 1), { isFolded: true, onClear });
  expect(screen.queryByLabelText('Status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filters: 2' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});
